// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/downloadfolder.h"
#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "catalogue/choice.h"
#include "itemmodels/resourcemodel.h"
#include "ui/lists/listpage.h"
#include "ui/lists/listpages.h"
#include "ui/lists/recordlistview.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <optional>

namespace tst_listpages {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using catalogue::Resource;
using itemmodels::ResourceModel;
using State = itemmodels::ResourceFeed::State;

// Opens every list, and uses it with real keys and buttons.
class TestListPages final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }

    void cleanup()
    {
        m_page = nullptr;
        m_fixture.reset();
    }

    void doesListExports() { lists(u"exports"_s, OperationId::ListExports); }
    void doesListImports() { lists(u"imports"_s, OperationId::ListImports); }
    void doesListCouponSets() { lists(u"coupon-sets"_s, OperationId::ListCouponSets); }
    void doesListWorkflows() { lists(u"workflows"_s, OperationId::ListWorkflows); }
    void doesListContactFields() { lists(u"contact-fields"_s, OperationId::ListContactFields); }

    // The list is updated even if another object reads the final state of the import.
    void couponSetsFollowAnImportOfCoupons()
    {
        open(u"coupon-sets"_s);
        const auto sets =
            support::replyTo(*m_fixture, {.operation = OperationId::ListCouponSets})[u"results"_s]
                .toArray();
        const auto of = std::ranges::find_if(
            sets, [](const auto &set) { return set[u"type"_s].toString() == u"multiple"_s; });
        QVERIFY(of != sets.end());
        const auto id = (*of)[u"id"_s].toString();
        const auto left = [this, &id] {
            for (int row = 0; row < m_page->list()->records().rowCount(); ++row) {
                const auto &record = m_page->list()->records().recordAt(row);
                if (record[u"id"_s].toString() == id)
                    return record[u"available"_s].toInt();
            }
            return -1;
        };
        const int before = left();
        QTemporaryDir folder;
        QFile file(folder.filePath(u"codes.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("code\nNEW-1\nNEW-2\nNEW-3\n");
        file.close();
        const auto made = support::replyTo(
            *m_fixture,
            {.operation = OperationId::CreateImport,
             .body = http::ImportForm{.filePath = file.fileName(),
                                      .fileName = u"codes.csv"_s,
                                      .fields = {{u"type"_s, u"coupons"_s},
                                                 {u"delimiter"_s, u","_s},
                                                 {u"overrideExisting"_s, u"false"_s},
                                                 {u"updateOnlyEmptyFields"_s, u"false"_s},
                                                 {u"couponSetId"_s, id}}}});
        QVERIFY(!made.isEmpty());
        const auto status = [this, &made] {
            return support::replyTo(*m_fixture,
                                    {.operation = OperationId::GetImport,
                                     .values = {made[u"id"_s].toString()}})[u"status"_s]
                .toString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(status(), u"finished"_s, 15'000);
        // The service updates its count within ten seconds.
        QTRY_COMPARE_WITH_TIMEOUT(left(), before + 3, 20'000);
    }

    // Contact imports can be told apart only by their dates.
    void importsShowWhenTheyWereMade()
    {
        open(u"imports"_s);
        // This is the size of the page in a window that fills a small screen.
        m_page->window()->resize(1076, 690);
        QCoreApplication::processEvents();
        const auto *model = table()->model();
        QStringList titles;
        for (int column = 0; column < model->columnCount(); ++column) {
            if (!table()->isColumnHidden(column))
                titles.append(model->headerData(column, Qt::Horizontal).toString());
        }
        QVERIFY2(titles.contains(u"Created"_s), qPrintable(titles.join(u", "_s)));
    }

    void everyPageHasAPlaceAndOnlyThat()
    {
        for (const auto &row : ui::lists::listPages()) {
            const std::unique_ptr<ui::Page> page(row.make(*m_fixture, {.page = row.word}));
            QVERIFY(page);
            QCOMPARE(page->place(), ui::PageAddress{.page = row.word});
            QVERIFY(!row.make(*m_fixture, {.page = row.word, .values = {u"x"_s}}));
        }
    }

    void enterAndTheButtonOpenTheRecord()
    {
        open(u"exports"_s);
        const auto first = keyOf(0);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Return);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"export"_s, .values = {first}}));
        QTest::keyClick(table(), Qt::Key_Down);
        QTest::mouseClick(button(u"openRecord"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last().values, QStringList{keyOf(1)});
    }

    void newOnesAreMadeInAFormAndAlsoLikeAnother()
    {
        open(u"exports"_s);
        QTest::mouseClick(button(u"newRecord"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(), ui::PageAddress{.page = u"new-export"_s});
        action(u"newLike"_s)->trigger();
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"new-export"_s, .values = {keyOf(0)}}));
        open(u"coupon-sets"_s);
        int refilled = 0;
        int single = 0;
        for (int row = 0; row < table()->model()->rowCount(); ++row) {
            table()->selectRow(row);
            const auto record = table()
                                    ->model()
                                    ->index(row, 0)
                                    .data(itemmodels::ResourceModel::RecordRole)
                                    .toJsonObject();
            // A set with a single code cannot be refilled.
            const bool one = record["type"_L1] == catalogue::choice::couponsettype::single;
            QCOMPARE(action(u"refill"_s)->isVisible(), !one);
            QCOMPARE(button(u"refillButton"_s)->isVisible(), !one);
            ++(one ? single : refilled);
            if (one)
                continue;
            QTest::mouseClick(button(u"refillButton"_s), Qt::LeftButton);
            QCOMPARE(
                m_fixture->opened().last(),
                (ui::PageAddress{.page = u"new-import"_s, .values = {u"coupons"_s, keyOf(row)}}));
        }
        QVERIFY(refilled > 0 && single > 0);
        open(u"workflows"_s);
        QVERIFY(!action(u"refill"_s));
        // The service has no operation to create such a record.
        QVERIFY(!button(u"newRecord"_s));
        QVERIFY(!action(u"delete"_s));
    }

    void theDetailShowsFieldsJsonAndCalls()
    {
        open(u"exports"_s);
        const QAbstractItemModelTester tester(
            m_page->findChild<ui::TableView *>(u"calls"_s)->model(),
            QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto *tabs = m_page->findChild<QTabBar *>(u"detailTabs"_s);
        auto *raw = m_page->findChild<QPlainTextEdit *>(u"raw"_s);
        tabs->setFocus();
        QTest::keyClick(tabs, Qt::Key_Right);
        QVERIFY(raw->isVisible());
        QVERIFY(raw->toPlainText().contains(keyOf(0)));
        QTest::keyClick(tabs, Qt::Key_Right);
        auto *calls = m_page->findChild<ui::TableView *>(u"calls"_s);
        QVERIFY(calls->isVisible());
        QCOMPARE(calls->model()->rowCount(), 1);
    }

    void severalAreCopiedAsATableForSpreadsheets()
    {
        open(u"contact-fields"_s);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keySequence(table(), QKeySequence::Copy);
        const auto *mime = QGuiApplication::clipboard()->mimeData();
        const auto lines = mime->text().split(u'\n');
        QCOMPARE(lines.size(), 3);
        const auto titles = lines.front().split(u'\t');
        QVERIFY(titles.contains(u"Name"_s));
        QCOMPARE(lines[1].split(u'\t').size(), titles.size());
        QVERIFY(lines[1].contains(table()->model()->index(0, 1).data().toString()));
        QCOMPARE(mime->html().count(u"<tr>"_s), 3);
        QVERIFY(mime->html().contains(u"<th>Name</th>"_s));
        QVERIFY(!m_fixture->told().isEmpty());
    }

    void theyAreCopiedAsJsonAndMarkdownToo()
    {
        open(u"exports"_s);
        action(u"copyJson"_s)->trigger();
        const auto text = QGuiApplication::clipboard()->text().toUtf8();
        QCOMPARE(QJsonDocument::fromJson(text).object(), m_page->list()->selected().front());
        table()->selectAll();
        action(u"copyJson"_s)->trigger();
        const auto all = QGuiApplication::clipboard()->text().toUtf8();
        QCOMPARE(QJsonDocument::fromJson(all).array().size(), table()->model()->rowCount());
        action(u"copyMarkdown"_s)->trigger();
        const auto lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), table()->model()->rowCount() + 2);
        QVERIFY(lines[1].startsWith(u"| --- |"_s));
    }

    void deletingAsksFirstAndTheRowGoes()
    {
        open(u"exports"_s);
        const int all = table()->model()->rowCount();
        const auto key = keyOf(0);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Delete);
        QTRY_VERIFY(m_fixture->dialog());
        QCOMPARE(m_fixture->ledger().received(OperationId::DeleteExport), 0);
        m_fixture->dialog()->reject();

        // The list is updated even if the record is deleted outside this page.
        m_fixture->account().session().exports().remove(key);
        QTRY_COMPARE(table()->model()->rowCount(), all - 1);
        QCOMPARE(m_fixture->ledger().applied(OperationId::DeleteExport, {key}), 1);
    }

    void deletingIsConfirmedAndTheRowsGo()
    {
        open(u"exports"_s);
        const int all = table()->model()->rowCount();
        const QSet<QString> keys{keyOf(0), keyOf(1)};
        table()->setFocus();
        table()->selectRow(0);
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(table(), Qt::Key_Delete);
        QTRY_VERIFY(m_fixture->dialog());
        auto *agree = m_fixture->dialog()->findChild<QAbstractButton *>(u"delete"_s);
        QVERIFY2(agree->text().contains(u'2'), qPrintable(agree->text()));
        // An export can't be restored.
        QTest::keyClicks(m_fixture->dialog()->findChild<QLineEdit *>(u"count"_s), u"2"_s);
        QTest::mouseClick(agree, Qt::LeftButton);
        QTRY_COMPARE(table()->model()->rowCount(), all - 2);
        for (const auto &key : keys)
            QCOMPARE(m_fixture->ledger().applied(OperationId::DeleteExport, {key}), 1);
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            QVERIFY(!keys.contains(keyOf(row)));
        // Success is reported, but not in a message box.
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(!m_fixture->told().isEmpty());
    }

    void onlyTheRequestedPartIsShown()
    {
        open(u"exports"_s);
        const int all = table()->model()->rowCount();
        m_page->showOnly({{u"status"_s, u"error"_s}});
        const int failed = table()->model()->rowCount();
        QVERIFY(failed > 0 && failed < all);
        m_page->showOnly({{QString(), u"no longer exists"_s}});
        QCOMPARE(table()->model()->rowCount(), 0);
        m_page->showOnly({});
        QCOMPARE(table()->model()->rowCount(), all);
    }

    void aCreateElsewhereIsSeen()
    {
        open(u"exports"_s);
        const int all = table()->model()->rowCount();
        m_fixture->account().session().exports().create(
            QJsonObject{{u"exportType"_s, u"contacts"_s},
                        {u"delimiter"_s, u","_s},
                        {u"dateFormat"_s, u"ISO"_s}});
        QTRY_COMPARE(table()->model()->rowCount(), all + 1);
        QCOMPARE(m_page->badge().running, 1);
    }

    void systemFieldsCannotBeDeletedAndTheActionSaysWhy()
    {
        open(u"contact-fields"_s);
        const int custom = m_page->list()->records().columnOf(u"custom");
        for (int row = 0; row < table()->model()->rowCount(); ++row) {
            table()->selectRow(row);
            const bool own =
                table()->model()->index(row, custom).data(ResourceModel::ValueRole).toBool();
            QCOMPARE(action(u"delete"_s)->isEnabled(), own);
            QCOMPARE(action(u"delete"_s)->statusTip().isEmpty(), own);
        }
    }

    void aReadOnlyAccountOffersNoWrites()
    {
        m_fixture.reset();
        m_fixture.emplace(practice::ServiceOptions{.contacts = 20, .requestsPerMinute = 0},
                          profiles::Profile{.id = u"test"_s,
                                            .name = u"Casa Oliva"_s,
                                            .address = {},
                                            .guard = profiles::ProtectionLevel::ReadOnly,
                                            .requestsPerMinute = 0});
        open(u"exports"_s);
        QVERIFY(!button(u"newRecord"_s)->isEnabled());
        QVERIFY(!button(u"newRecord"_s)->toolTip().isEmpty());
        QVERIFY(!action(u"delete"_s)->isEnabled());
        QVERIFY(action(u"copyTable"_s)->isEnabled());
    }

    void theFileOpensFromTheListAndFromTheDetail_data()
    {
        QTest::addColumn<Resource>("resource");
        QTest::addColumn<QString>("member");
        QTest::addColumn<bool>("fromDetail");
        QTest::newRow("an export, by its menu") << Resource::Export << u"fileUrl"_s << false;
        QTest::newRow("an export, beside it") << Resource::Export << u"fileUrl"_s << true;
        QTest::newRow("an error report") << Resource::Import << u"errorReportFileUrl"_s << true;
    }

    void theFileOpensFromTheListAndFromTheDetail()
    {
        QFETCH(const Resource, resource);
        QFETCH(const QString, member);
        QFETCH(const bool, fromDetail);
        const support::DownloadFolder downloads;
        support::PageFixture fixture;
        auto *page = fixture.show(new ui::lists::ListPage(ui::lists::listKind(resource), fixture));
        page->refresh();
        QTRY_VERIFY(page->settled() && page->list()->records().rowCount() > 0);
        auto *table = page->list()->table();
        auto *button = page->findChild<ui::Button *>(u"openFileButton"_s);
        QVERIFY(button->isVisible());
        bool without = false;
        int with = -1;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            table->setCurrentIndex(table->model()->index(row, 0));
            const auto record = page->list()->selected().first();
            const bool has = !record[member].toString().isEmpty();
            QCOMPARE(button->isEnabled(), has);
            // A disabled button explains why in its tooltip.
            QCOMPARE(button->toolTip().isEmpty(), has);
            without = without || !has;
            with = has ? row : with;
        }
        QVERIFY(without && with >= 0);
        table->setCurrentIndex(table->model()->index(with, 0));
        if (fromDetail)
            QTest::mouseClick(button, Qt::LeftButton);
        else
            page->findChild<QAction *>(u"openFile"_s)->trigger();
        QTRY_VERIFY(!fixture.opened().isEmpty());
        QCOMPARE(fixture.opened().last().page, u"files"_s);
        QCOMPARE(downloads.files().size(), 1);
        QVERIFY(downloads.files().first().contains(u'.'));
    }

private:
    void open(const QString &word)
    {
        for (const auto &row : ui::lists::listPages()) {
            if (row.word == word)
                m_page = m_fixture->show(
                    qobject_cast<ui::lists::ListPage *>(row.make(*m_fixture, {.page = word})));
        }
        m_page->refresh();
        QTRY_COMPARE(m_page->list()->feed().state(), State::Loaded);
        QTRY_VERIFY(m_page->settled());
    }

    // Checks that opening and refreshing the page send exactly two requests for this operation.
    void lists(const QString &word, OperationId operation)
    {
        open(word);
        QVERIFY(table()->model()->rowCount() > 0);
        QCOMPARE(m_fixture->ledger().received(operation), 1);
        QTest::mouseClick(m_page->findChild<QToolButton *>(u"refresh"_s), Qt::LeftButton);
        QTRY_COMPARE(m_fixture->ledger().received(operation), 2);
        QTRY_VERIFY(m_page->settled());
    }

    [[nodiscard]] ui::TableView *table() const { return m_page->list()->table(); }
    [[nodiscard]] QString keyOf(int row) const
    {
        return table()->model()->index(row, 0).data(ResourceModel::KeyRole).toString();
    }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return m_page->findChild<QPushButton *>(name);
    }
    [[nodiscard]] QAction *action(const QString &name) const
    {
        for (auto *action : m_page->recordActions()) {
            if (action && action->objectName() == name)
                return action;
        }
        return nullptr;
    }

    std::optional<support::PageFixture> m_fixture;
    ui::lists::ListPage *m_page = nullptr;
};

STOREDESK_TEST(TestListPages)

} // namespace tst_listpages

#include "tst_listpages.moc"
