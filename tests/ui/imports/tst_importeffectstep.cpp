// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/mirrorfixture.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "imports/effectrowsmodel.h"
#include "ui/importeffect/comparisonbar.h"
#include "ui/imports/importpage.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QTest>

namespace tst_importeffectstep {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using storedesk::importcheck::Policy;
using storedesk::imports::EffectRowsModel;
using storedesk::imports::ImportDraft;
using storedesk::ui::imports::ComparisonBar;
using storedesk::ui::imports::ImportPage;
using enum catalogue::OperationId;

// Tests the step that shows the effect of an import, with keys and buttons.
class TestImportEffectStep final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;
    QTemporaryDir m_folder;

    [[nodiscard]] support::PageFixture &host() { return *m_fixture; }

    static void press(QWidget *in, const QString &name)
    {
        auto *one = in->findChild<QAbstractButton *>(name);
        QVERIFY2(one, qPrintable(name));
        QTRY_VERIFY2(one->isVisible() && one->isEnabled(), qPrintable(name));
        one->setFocus();
        QTest::keyClick(one, Qt::Key_Space);
    }
    static void pressEffect(QWidget *in, EffectRowsModel::Which which)
    {
        press(in, u"effect%1"_s.arg(static_cast<int>(which)));
    }

    [[nodiscard]] QString file(const QString &name, const QByteArray &bytes)
    {
        QFile out(m_folder.filePath(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("%s", qPrintable(out.errorString()));
        return out.fileName();
    }

    // Returns the page at the step, with rows that create, change, erase and leave a contact.
    ImportPage *atEffect()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->openFile(file(u"rows.csv"_s,
                            "_email;_name;_points\n"
                            "a@example.org;Anna;1\n"
                            "b@example.org;;2\n"
                            "c@example.org;Carla;3\n"
                            "d@example.org;Dora;4\n"));
        (void)QTest::qWaitFor([&] { return page->settled() && page->draft().table(); });
        page->goTo(3);
        (void)QTest::qWaitFor([&] { return page->draft().state() == ImportDraft::State::Checked; });
        page->goTo(4);
        press(page, u"policy%1"_s.arg(static_cast<int>(Policy::Overwrite)));
        return page;
    }
    void compare(ImportPage *page)
    {
        auto *bar = page->findChild<ComparisonBar *>();
        bar->compareWith(file(u"known.csv"_s,
                              "_email;_name;_points\n"
                              "a@example.org;Ana;1\nb@example.org;Bea;2\nc@example.org;Carla;3\n"));
        QTRY_VERIFY(page->settled() && bar->prediction());
    }
    static const QAbstractItemModel *rowsOf(QWidget *page)
    {
        return page->findChild<TableView *>(u"effectRows"_s)->model();
    }
    static QString foot(QWidget *page)
    {
        QStringList texts;
        for (const auto *label : page->findChildren<QLabel *>())
            texts.append(label->text());
        return texts.join(u'\n');
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
    }
    void cleanup() { m_fixture.reset(); }

    void theCountsAreFilters()
    {
        auto *page = atEffect();
        compare(page);
        QVERIFY2(
            foot(page).contains(u"1 created + 1 updated + 1 erase a value + 1 unchanged = 4"_s),
            qPrintable(foot(page)));
        QCOMPARE(rowsOf(page)->rowCount(), 4);
        pressEffect(page, EffectRowsModel::Which::Erasing);
        QCOMPARE(rowsOf(page)->rowCount(), 1);
        QTRY_COMPARE(rowsOf(page)->index(0, 2).data().toString(), u"Bea → empty"_s);
        pressEffect(page, EffectRowsModel::Which::Updated);
        QTRY_COMPARE(rowsOf(page)->index(0, 2).data().toString(), u"Ana → Anna"_s);
        pressEffect(page, EffectRowsModel::Which::All);
        press(page, u"onlyChanges"_s);
        // Effect, email, external ID if it is mapped, and first name.
        QCOMPARE(rowsOf(page)->columnCount(), 3);
        auto *table = page->findChild<TableView *>(u"effectRows"_s);
        QTRY_VERIFY(rowsOf(page)->index(1, 0).data(EffectRowsModel::KnownRole).toBool());
        table->setFocus();
        table->setCurrentIndex({});
        QTest::keyClick(table, Qt::Key_F8);
        QCOMPARE(table->currentIndex(), rowsOf(page)->index(0, 2));
        QTest::keyClick(table, Qt::Key_F8);
        QCOMPARE(table->currentIndex(), rowsOf(page)->index(1, 2));
    }

    void widthsOutlastAnotherComparison()
    {
        auto *page = atEffect();
        compare(page);
        auto *table = page->findChild<TableView *>(u"effectRows"_s);
        table->setColumnWidth(2, 333);
        const int email = table->columnWidth(1);
        QVERIFY(email > 200);
        // Another policy needs another prediction.
        press(page, u"policy%1"_s.arg(static_cast<int>(Policy::FillEmpty)));
        QTRY_VERIFY(page->settled() && page->findChild<ComparisonBar *>()->prediction());
        QCOMPARE(table->columnWidth(1), email);
        QCOMPARE(table->columnWidth(2), 333);
    }

    void theValuesThatWouldBeErasedAreKept()
    {
        host().records().makeContact(u"b@example.org"_s, {{u"_name"_s, u"Bea"_s}});
        auto *page = atEffect();
        compare(page);
        const auto *erased = page->findChild<QLabel *>(u"erasedValues"_s);
        QVERIFY2(erased->text().contains(u"blank cells in First name"_s),
                 qPrintable(erased->text()));
        press(page, u"keepValues"_s);
        auto *bar = page->findChild<ComparisonBar *>();
        QTRY_VERIFY(page->draft().state() == ImportDraft::State::Checked && bar->prediction()
                    && bar->prediction()->blanked == 0);
        QCOMPARE(erased->text(), u"No value would be erased."_s);
        press(page, u"next"_s);
        QTRY_VERIFY_WITH_TIMEOUT(page->step() == 6 && page->result().settled(), 20'000);
        const auto bea = support::replyTo(
            *m_fixture, {.operation = GetContactByEmail, .values = {u"b@example.org"_s}});
        QCOMPARE(bea[u"_name"_s].toString(), u"Bea"_s);
    }

    void theGuardsStopTheImport()
    {
        auto *page = atEffect();
        compare(page);
        press(page, u"guards"_s);
        QTRY_VERIFY(host().dialog());
        auto *rows = host().find<QLineEdit>(u"fewestRows"_s);
        QTest::keyClicks(rows, u"10"_s);
        auto *blanked = host().find<QLineEdit>(u"mostBlanked"_s);
        QTest::keyClicks(blanked, u"0"_s);
        QTest::mouseClick(host().find<QAbstractButton>(u"useGuards"_s), Qt::LeftButton);
        const auto *notice = page->findChild<Notice *>(u"brokenGuards"_s);
        QTRY_VERIFY(notice->isVisible());
        QVERIFY2(notice->sentence().contains(u"fewer than 10"_s)
                     && notice->sentence().contains(u"1 values would be erased"_s),
                 qPrintable(notice->sentence()));
        press(page, u"next"_s);
        QCOMPARE(page->step(), 4);
        QCOMPARE(host().ledger().received(CreateImport), 0);
        QCOMPARE(page->draft().guards().fewestRows, std::optional<qint64>(10));
    }

    // The prediction is compared with what the service did.
    void differentRowsAreShownInTheResult()
    {
        host().records().makeContact(u"taken@example.org"_s, {{u"_externalId"_s, u"T-1"_s}});
        host().records().makeContact(u"a@example.org"_s, {{u"_externalId"_s, u"A-1"_s}});
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->openFile(
            file(u"ids.csv"_s, "_email;_externalId\na@example.org;T-1\nn@example.org;N-1\n"));
        QTRY_VERIFY(page->settled() && page->draft().table());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->goTo(4);
        press(page, u"policy%1"_s.arg(static_cast<int>(Policy::Overwrite)));
        auto *bar = page->findChild<ComparisonBar *>();
        bar->compareWith(file(u"old.csv"_s, "_email;_externalId\nz@example.org;Z-1\n"));
        QTRY_VERIFY(page->settled() && bar->prediction());
        press(page, u"next"_s);
        QTRY_VERIFY_WITH_TIMEOUT(page->step() == 6 && page->result().settled(), 20'000);
        press(page, u"differentRowsLink"_s);
        auto *rows = page->findChild<TableView *>(u"differentRows"_s);
        QTRY_VERIFY(rows->isVisible());
        QCOMPARE(rows->model()->rowCount(), 1);
        QCOMPARE(rows->model()->index(0, 0).data().toString(), u"2"_s);
        QCOMPARE(rows->model()->index(0, 2).data().toString(), u"Created"_s);
        QCOMPARE(rows->model()->index(0, 3).data().toString(), u"Rejected"_s);
    }

    // The offline copy is used without asking, and its age is shown.
    void theOfflineCopyIsTheSource()
    {
        m_fixture.reset();
        support::MirrorFixture mirror(8);
        mirror.open();
        auto *page = mirror.show(new ImportPage(mirror.host(), {.page = u"new-import"_s}));
        page->openFile(
            file(u"ana.csv"_s, "_email;_points\nana@example.com;1300\nnew@example.com;1\n"));
        QTRY_VERIFY(page->settled() && page->draft().table());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        const auto received = mirror.host().received(GetContactByEmail);
        page->goTo(4);
        press(page, u"policy%1"_s.arg(static_cast<int>(Policy::Overwrite)));
        auto *bar = page->findChild<ComparisonBar *>();
        QTRY_VERIFY(page->settled() && bar->prediction());
        const auto *source = page->findChild<QLabel *>(u"forecastWords"_s);
        QVERIFY2(source->text().startsWith(u"Compared with the offline copy from "_s),
                 qPrintable(source->text()));
        QTRY_COMPARE(rowsOf(page)->index(0, 2).data().toString(), u"1250 → 1300"_s);
        QCOMPARE(mirror.host().received(GetContactByEmail), received);
        // Only the record that the copy does not contain is looked up.
        press(page, u"lookUpRecords"_s);
        QTRY_VERIFY(page->settled() && bar->prediction()
                    && source->text() == u"Compared with the looked-up records"_s);
        QCOMPARE(mirror.host().received(GetContactByEmail), received + 1);
        auto *menu = page->findChild<QMenu *>(u"compareMenu"_s);
        Q_EMIT menu->aboutToShow();
        QVERIFY(menu->findChild<QAction *>(u"offlineCopy"_s));
    }
};

STOREDESK_TEST(TestImportEffectStep)

} // namespace tst_importeffectstep

#include "tst_importeffectstep.moc"
