// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/accountfields.h"
#include "imports/fielduses.h"
#include "imports/recipeshelf.h"
#include "jobs/jobmanager.h"
#include "storage/drafts.h"
#include "ui/changes/deleting.h"
#include "ui/events/fieldchangepage.h"
#include "ui/events/fieldlistpage.h"
#include "ui/tables/tableview.h"
#include "workspace/workspace.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTemporaryDir>

#include <optional>

namespace tst_fieldlistpage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using support::PageFixture;
using ui::events::FieldListModel;

// Creates many contact fields from a table, which is validated cell by cell and then sent by a job.
class TestFieldListPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace(support::storeWith(20),
                          PageFixture::profile(profiles::ProtectionLevel::Free));
        QTRY_VERIFY(m_fixture->account().storage().ready());
    }
    void cleanup() { m_fixture.reset(); }

    void pastedFieldsAreCreatedByAJob()
    {
        openPage();
        paste(u"shoe\tShoe size\tinteger\n"
              "shop\tFavourite shop\tone of\tmad=Madrid|bcn=Barcelona\n"
              "club\tClub member\tyes/no"_s);
        QCOMPARE(model()->rowCount(), 3);
        QCOMPARE(model()->faulty(), 0);
        m_fixture->click(u"create"_s);
        QCOMPARE(m_fixture->received(OperationId::CreateContactField), 0);
        QTest::mouseClick(m_fixture->dialog()->findChild<QAbstractButton *>(u"agree"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(m_fixture->ledger().applied(OperationId::CreateContactField), 3);
        QCOMPARE(m_fixture->opened().last().page, u"jobs"_s);
        auto &manager = m_fixture->workspace().jobManager();
        QTRY_COMPARE(manager.running(), 0);
        QCOMPARE(manager.jobs().front().head.counts[journal::RowState::Done], 3);
    }

    void everyRuleIsReportedAtItsCellBeforeSending()
    {
        support::replyTo(*m_fixture,
                         {.operation = OperationId::CreateContactField,
                          .body = QJsonObject{{u"id"_s, u"taken"_s},
                                              {u"name"_s, u"Taken"_s},
                                              {u"type"_s, u"text"_s}}});
        m_fixture->ledger().clear();
        openPage();
        paste(u"id,name,type,options\n"
              "taken,Taken,text,\n"
              "twice,One,text,\n"
              "twice,Other,text,\n"
              "no id!,Wrong,text,\n"
              "empty,Choice,one of,\n"
              "good,Good,date,"_s);
        QCOMPARE(model()->rowCount(), 6);
        QTRY_COMPARE(faultColumn(0), FieldListModel::Id);
        QCOMPARE(faultColumn(1), FieldListModel::Id);
        QCOMPARE(faultColumn(2), FieldListModel::Id);
        QCOMPARE(faultColumn(3), FieldListModel::Id);
        QCOMPARE(faultColumn(4), FieldListModel::Options);
        QCOMPARE(faultColumn(5), -1);
        // The button moves the focus to the first error and explains it.
        m_fixture->click(u"create"_s);
        QVERIFY(!m_fixture->dialog());
        auto *view = m_fixture->find<ui::TableView>(u"fieldList"_s);
        QCOMPARE(view->currentIndex(), model()->index(0, FieldListModel::Id));
        QCOMPARE(m_fixture->told().last(), u"The account already has a field with this ID."_s);
        QCOMPARE(m_fixture->received(OperationId::CreateContactField), 0);
        // Correct the errors in the table.
        QVERIFY(model()->setData(model()->index(0, FieldListModel::Id), u"free"_s, Qt::EditRole));
        QVERIFY(model()->setData(model()->index(4, FieldListModel::Options), u"a=A | b=B"_s,
                                 Qt::EditRole));
        QCOMPARE(faultColumn(0), -1);
        QCOMPARE(faultColumn(4), -1);
        QCOMPARE(model()->faulty(), 3);
    }

    void aRowThatIsNoFieldIsSaid()
    {
        openPage();
        paste(u"shoe,Shoe size,nonsense"_s);
        QCOMPARE(model()->rowCount(), 0);
        QVERIFY(m_fixture->notice()->isVisible());
        QVERIFY(m_fixture->notice()->sentence().contains(u"nonsense"_s));
        QVERIFY(!m_fixture->find<QAbstractButton>(u"create"_s)->isEnabled());
    }

    void usesOfAFieldAreShownBeforeItsDeletion()
    {
        auto &account = m_fixture->account();
        QFile kept(QDir(account.folder()).filePath(u"matchings.json"_s));
        QVERIFY(kept.open(QIODevice::WriteOnly));
        kept.write(R"([{"fingerprint": "a", "matching": {"columns": {"Talla": "shoe"}}},
                       {"fingerprint": "b", "matching": {"columns": {"Mail": "_email"}}}])");
        kept.close();
        const auto &jobManager = m_fixture->workspace().jobManager();
        QVERIFY(imports::fieldUses(account.folder(), jobManager, {u"shop"_s}).isEmpty());
        QCOMPARE(imports::fieldUses(account.folder(), jobManager, {u"shoe"_s}).size(), 1);
        const imports::Recipe recipe{.name = u"Trade fair"_s,
                                     .matching = {.targets = {{u"Talla"_s, u"shoe"_s}}}};
        QVERIFY(imports::RecipeShelf(account.folder()).keep(recipe));
        ui::changes::askToDelete(*m_fixture, OperationId::DeleteContactField,
                                 {{.values = {u"shoe"_s}, .title = u"Shoe size"_s}});
        QVERIFY(m_fixture->dialog());
        const auto said = [this] {
            QStringList sentences;
            for (const auto *label : m_fixture->dialog()->findChildren<QLabel *>(u"consequence"_s))
                sentences.append(label->text());
            return sentences.join(u' ');
        };
        QVERIFY(said().contains(u"use this field"_s));
        QVERIFY(said().contains(u": Trade fair."_s));
        // Without an offline copy, the number of contacts with a value in this field is unknown.
        QTRY_VERIFY2(said().contains(u"no offline copy"_s), qPrintable(said()));
        m_fixture->dialog()->reject();
    }

    void aFieldThatCannotBeChangedHasAWay()
    {
        m_fixture->show(new ui::events::FieldChangePage(
            *m_fixture, {.page = u"contact-field-change"_s, .values = {u"shoe"_s}}));
        QVERIFY(m_fixture->notice()->headline().contains(u"can't change"_s));
        QStringList pages;
        for (int step = 1; step <= 4; ++step) {
            m_fixture->click(u"step%1"_s.arg(step));
            pages.append(m_fixture->opened().last().page);
        }
        QCOMPARE(pages,
                 (QStringList{u"new-contact-field"_s, u"new-export"_s, u"new-import"_s,
                              u"contact-field"_s}));
    }

    // The plan is continued after its page was closed.
    void thePlanRemembersItsSteps()
    {
        const ui::PageAddress place{.page = u"contact-field-change"_s, .values = {u"shoe"_s}};
        m_fixture->show(new ui::events::FieldChangePage(*m_fixture, place));
        QVERIFY(
            m_fixture->find<QLabel>(u"planProgress"_s)->text().startsWith(u"Next: step 1 of 4."_s));
        m_fixture->click(u"done1"_s);
        m_fixture->click(u"done2"_s);
        m_fixture->show(new ui::events::FieldChangePage(*m_fixture, place));
        QVERIFY(
            m_fixture->find<QLabel>(u"planProgress"_s)->text().startsWith(u"Next: step 3 of 4."_s));
        m_fixture->click(u"done3"_s);
        m_fixture->click(u"done4"_s);
        QCOMPARE(m_fixture->find<QLabel>(u"planProgress"_s)->text(), u"All steps are done."_s);
    }

    void removedRowsComeBackWithUndo()
    {
        openPage();
        paste(u"id,name,type,options\none,One,text,\ntwo,Two,text,\nthree,Three,text,"_s);
        auto *view = m_fixture->find<ui::TableView>(u"fieldList"_s);
        auto *selection = view->selectionModel();
        view->setFocus();
        view->setCurrentIndex(model()->index(0, FieldListModel::Name));
        selection->select(model()->index(2, FieldListModel::Name), QItemSelectionModel::Select);
        QTest::keyClick(view, Qt::Key_Delete);
        QCOMPARE(model()->rowCount(), 1);
        QCOMPARE(model()->index(0, FieldListModel::Id).data().toString(), u"two"_s);
        QCOMPARE(m_fixture->told().last(), u"2 row(s) removed."_s);
        QVERIFY(m_fixture->undo());
        m_fixture->undo()();
        QCOMPARE(model()->rowCount(), 3);
        QCOMPARE(model()->index(0, FieldListModel::Id).data().toString(), u"one"_s);
        QCOMPARE(model()->index(2, FieldListModel::Id).data().toString(), u"three"_s);
        QCOMPARE(model()->faulty(), 0);
    }

    // Files of spreadsheets in Western Europe are often not in UTF-8.
    void fieldsComeFromAFile()
    {
        const QTemporaryDir folder;
        const auto write = [&folder](const QByteArray &bytes) {
            QFile file(folder.filePath(u"fields.csv"_s));
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                qFatal("no file");
            return file.fileName();
        };
        openPage();
        m_fixture->click(u"fromFile"_s);
        auto *dialog = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(
            write("id;name;type\nshoe;Shoe size;integer\nshop;Shop;text\n"));
        QCOMPARE(model()->rowCount(), 2);
        QCOMPARE(model()->index(0, FieldListModel::Name).data().toString(), u"Shoe size"_s);
        m_page->openFile(write("id;name;type\nzapato;Tama\xF1o;integer\n"));
        QCOMPARE(model()->index(0, FieldListModel::Name).data().toString(), u"Tamaño"_s);
        m_page->openFile(folder.filePath(u"missing.csv"_s));
        QVERIFY(m_fixture->find<QWidget>(u"notice"_s)->isVisible());
        QCOMPARE(model()->rowCount(), 1);
    }

    void aRowIsDuplicatedByKeyboard()
    {
        openPage();
        paste(u"id,name,type,options\none,One,text,\ntwo,Two,integer,"_s);
        auto *view = m_fixture->find<ui::TableView>(u"fieldList"_s);
        QVERIFY(!m_fixture->find<QAbstractButton>(u"duplicateRow"_s)->isEnabled());
        view->setFocus();
        view->setCurrentIndex(model()->index(1, FieldListModel::Id));
        QTest::keyClick(view, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(model()->rowCount(), 3);
        QCOMPARE(model()->index(2, FieldListModel::Id).data().toString(), u"two2"_s);
        QCOMPARE(model()->index(2, FieldListModel::Type).data(),
                 model()->index(1, FieldListModel::Type).data());
        QCOMPARE(model()->faulty(), 0);
        QCOMPARE(view->currentIndex(), model()->index(2, FieldListModel::Name));
        m_fixture->click(u"duplicateRow"_s);
        QCOMPARE(model()->index(3, FieldListModel::Id).data().toString(), u"two22"_s);
    }

    // The list and the corrections in it survive a crash and a closed tab.
    void theListIsStoredAsADraft()
    {
        const auto &drafts = m_fixture->account().storage().drafts();
        openPage();
        QVERIFY(m_page->canKeepChanges() && !m_page->hasPendingChanges());
        paste(u"id,name,type,options\none,One,text,\nno id!,Two,integer,"_s);
        QVERIFY(model()->setData(model()->index(1, FieldListModel::Id), u"two"_s, Qt::EditRole));
        const auto place = m_page->place().text();
        QTRY_COMPARE(drafts.all().value(place).values[u"fields"_s][1][u"id"_s].toString(),
                     u"two"_s);
        openPage();
        QCOMPARE(model()->rowCount(), 2);
        QCOMPARE(model()->index(1, FieldListModel::Id).data().toString(), u"two"_s);
        QVERIFY(m_fixture->find<QPlainTextEdit>(u"rows"_s)->toPlainText().contains(u"no id!"_s));
        QVERIFY(m_page->hasPendingChanges());
        // A page that was filled before the drafts were read keeps its rows; an empty one does not
        // remove the draft.
        m_fixture->restart();
        openPage();
        QTRY_COMPARE(model()->rowCount(), 2);
        m_page->discardChanges();
        QVERIFY(!m_page->hasPendingChanges());
        QVERIFY(m_fixture->account().storage().drafts().all().isEmpty());
        openPage();
        QCOMPARE(model()->rowCount(), 0);
    }

    void theModelIsSound()
    {
        FieldListModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFields({QJsonObject{{u"id"_s, u"a"_s}}, QJsonObject{{u"id"_s, u"b"_s}}});
        model.setTaken({u"a"_s});
        QCOMPARE(model.duplicate(0), 1);
        QCOMPARE(model.index(1, FieldListModel::Id).data().toString(), u"a2"_s);
        model.remove({0, 1});
        QCOMPARE(model.rowCount(), 1);
        model.setFields({});
    }

private:
    void openPage()
    {
        m_page = m_fixture->show(
            new ui::events::FieldListPage(*m_fixture, {.page = u"new-contact-fields"_s}));
        QTRY_VERIFY(m_page->settled());
    }

    void paste(const QString &text)
    {
        m_fixture->find<QPlainTextEdit>(u"rows"_s)->setPlainText(text);
    }

    [[nodiscard]] FieldListModel *model()
    {
        return qobject_cast<FieldListModel *>(
            m_fixture->find<ui::TableView>(u"fieldList"_s)->model());
    }

    // Returns the first column with an error in the row, or -1.
    [[nodiscard]] int faultColumn(int row)
    {
        for (int column = 0; column < FieldListModel::Verdict; ++column) {
            if (!model()->index(row, column).data(Qt::ToolTipRole).toString().isEmpty())
                return column;
        }
        return -1;
    }

    std::optional<PageFixture> m_fixture;
    ui::events::FieldListPage *m_page = nullptr;
};

STOREDESK_TEST(TestFieldListPage)

} // namespace tst_fieldlistpage

#include "tst_fieldlistpage.moc"
