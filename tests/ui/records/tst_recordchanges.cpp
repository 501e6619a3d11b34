// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/recordpagefixture.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "jobs/accountowner.h"
#include "jobs/job.h"
#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "storage/changehistory.h"
#include "ui/changes/changemodel.h"
#include "ui/changes/historypage.h"
#include "ui/host/importaddress.h"
#include "ui/host/jobaddress.h"
#include "ui/records/recordview.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QAbstractItemModelTester>
#include <QFileDialog>
#include <QLineEdit>
#include <QTableView>

namespace tst_recordchanges {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using enum catalogue::OperationId;
using support::State;

// Tests editing, deleting and downloading a record from its page.
class TestRecordChanges final : public QObject, private support::RecordPageFixture
{
    Q_OBJECT

private:
    [[nodiscard]] storedesk::jobs::JobManager &jobManager()
    {
        return m_fixture->workspace().jobManager();
    }

    // Creates a finished import with its files on disk.
    QString importClub(const QByteArray &part, const QByteArray &before = {})
    {
        const auto id = u"20260101-000000-0001"_s;
        const auto folder = storedesk::jobs::jobFolderOf(m_fixture->account());
        const importrun::ImportPlan plan{.type = u"contacts"_s,
                                         .overrideExisting = true,
                                         .sourceName = u"club.csv"_s,
                                         .rows = {2}};
        const auto write = [&](const QString &name, const QByteArray &text) {
            QFile file(QDir(folder.filesOf(id)).filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        const auto draft = storedesk::jobs::JobDraft::reserve(folder, id);
        (void)QDir().mkpath(folder.filesOf(id));
        write(importrun::ImportPlan::partName(1), part);
        if (!before.isEmpty())
            write(importrun::ImportPlan::beforeName(), before);
        auto journal =
            storedesk::jobs::Job::begin(**draft, u"club.csv"_s, plan, m_fixture->clock());
        (void)(*journal)->step({.ends = {{.number = 1}}}, journal::Journal::Begin::Leaving, {});
        (void)(*journal)->setState(journal::JobState::Done);
        return id;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void deletingTakesTheOperationItWasAddressedBy_data()
    {
        QTest::addColumn<QString>("lookupKey");
        QTest::addColumn<catalogue::OperationId>("operation");
        QTest::newRow("email") << u"email"_s << DeleteContactByEmail;
        QTest::newRow("external id") << u"external-id"_s << DeleteContactByExternalId;
        QTest::newRow("deprecated") << u"deprecated"_s << DeleteContact;
    }

    void deletingTakesTheOperationItWasAddressedBy()
    {
        QFETCH(const QString, lookupKey);
        QFETCH(const catalogue::OperationId, operation);
        makeAna();
        const auto key = lookupKey == "external-id"_L1 ? u"ANA/1"_s : u"ana@example.com"_s;
        auto *page = open({u"contact"_s, {lookupKey, key}});
        QTRY_COMPARE(state(page), State::Ready);
        action(page, u"deleteRecord"_s)->trigger();
        QTRY_VERIFY(m_fixture->dialog());
        QTest::mouseClick(m_fixture->dialog()->findChild<QPushButton *>(u"delete"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(ledger().applied(operation), 1);
        QTRY_COMPARE(state(page), State::Deleted);
        QTRY_VERIFY(pane(page)->isVisible());
    }

    void aRefusedChangeDisablesTheActionsAndNamesThePermission()
    {
        m_fixture = std::make_unique<support::PageFixture>(practice::ServiceOptions{
            .contacts = 5, .requestsPerMinute = 0, .keys = {{u"products:read"_s}}});
        m_fixture->account().session().client().setKey(m_fixture->service().keys().at(1).text);
        auto *page = open({u"product"_s, {u"store-id"_s, u"SKU-1001"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(action(page, u"deleteRecord"_s)->isEnabled());
        auto *call = m_fixture->account().session().write(
            {.operation = DeleteProductByStoreId, .values = {u"SKU-1001"_s}});
        bool ended = false;
        call->then(this, [&ended](const http::Outcome &) { ended = true; });
        QTRY_VERIFY(ended);
        QVERIFY(!action(page, u"deleteRecord"_s)->isEnabled());
        QVERIFY2(action(page, u"deleteRecord"_s)->toolTip().contains(u"products:delete"_s),
                 qPrintable(action(page, u"deleteRecord"_s)->toolTip()));
        QVERIFY(action(page, u"editRecord"_s)->isEnabled());
        action(page, u"refreshRecord"_s)->trigger();
        QTRY_VERIFY(action(page, u"deleteRecord"_s)->isEnabled());
    }

    void aContactIsErasedWithACertificate()
    {
        auto *target = new support::StubPage(*m_fixture);
        makeAna();
        auto *page = open({u"contact"_s, {u"external-id"_s, u"ANA/1"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        m_fixture->setOpenedPage(target);
        QVERIFY(page->recordActions().contains(action(page, u"eraseRecord"_s)));
        action(page, u"eraseRecord"_s)->trigger();
        m_fixture->setOpenedPage(nullptr);
        QCOMPARE(m_fixture->opened().last(), (PageAddress{.page = u"privacy"_s}));
        QCOMPARE(target->pasted, u"ana@example.com"_s);
        page = open({u"product"_s, {u"store-id"_s, u"SKU-1001"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!page->recordActions().contains(action(page, u"eraseRecord"_s)));
        connectWith(profiles::ProtectionLevel::ReadOnly);
        page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QVERIFY(!action(page, u"eraseRecord"_s)->isEnabled());
        QVERIFY(action(page, u"eraseRecord"_s)->toolTip().contains("read-only"_L1));
    }

    void aReadOnlyProfileCannotDeleteAndSaysWhy()
    {
        connectWith(profiles::ProtectionLevel::ReadOnly);
        auto *page = open({u"product"_s, {u"store-id"_s, u"SKU-1001"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!action(page, u"deleteRecord"_s)->isEnabled());
        QVERIFY(action(page, u"deleteRecord"_s)->toolTip().contains("read-only"_L1));
    }

    void editingIsSwitchedByF2AndKeepsTheDotUntilDiscarded()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!page->panel()->editor());
        QTest::keyClick(page, Qt::Key_F2);
        QVERIFY(page->panel()->editor());
        QTRY_VERIFY(page->panel()->editor()->isVisible());
        QVERIFY(!page->hasPendingChanges());
        type(page, u"_surname"_s, u"Soler"_s);
        QTRY_VERIFY(page->hasPendingChanges());
        page->discardChanges();
        QTRY_VERIFY(!page->hasPendingChanges());
        // The only request is from the test, which created the contact.
        QCOMPARE(ledger().received(PatchContactByEmail), 1);
        QTest::mouseClick(page->findChild<Button *>(u"edit"_s), Qt::LeftButton);
        QVERIFY(!page->panel()->editor());
        QVERIFY(tabs(page)->isVisible());
    }

    // A change made by a job is listed like an edit, with a link to the job.
    void theHistoryShowsTheChangesOfAJob()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        const auto *history = page->findChild<TableView *>(u"changes"_s);
        QCOMPARE(history->model()->rowCount(), 0);
        const auto run = [this](const storedesk::jobs::BulkPlan &plan, const QStringList &cells) {
            const auto id = jobManager().begin(
                {.title = u"club.csv"_s,
                 .plan = plan,
                 .columns = {u"email"_s, u"surname"_s},
                 .rows = {storedesk::jobs::RowMaker(plan).row(cells),
                          storedesk::jobs::RowMaker(plan).row({u"bob@example.com"_s, u"B"_s})}});
            (void)QTest::qWaitFor([&] {
                const auto *job = jobManager().find(id);
                return job && job->head.state == journal::JobState::Done && !jobManager().runOf(id);
            });
            return id;
        };
        const QAbstractItemModelTester tester(
            history->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        // The user wrote the email address in a different case.
        const auto id = run({.operation = PatchContactByEmail,
                             .keyColumn = 0,
                             .targets = {{.column = 1, .key = u"_surname"_s}},
                             .readFirst = true},
                            {u"ANA@example.com"_s, u"Soler"_s});
        using Column = changes::ChangeModel;
        const auto cell = [history](int row, int column) {
            return history->model()->index(row, column).data().toString();
        };
        QTRY_COMPARE(history->model()->rowCount(), 1);
        QCOMPARE(cell(0, Column::Field), u"Surname"_s);
        QCOMPARE(cell(0, Column::Before), u"Roca"_s);
        QCOMPARE(cell(0, Column::After), u"Soler"_s);
        QVERIFY(cell(0, Column::By).contains(u"club.csv"_s));
        QVERIFY(!history->isColumnHidden(Column::By));
        page->panel()->view()->showPart(ui::records::RecordView::History);
        QTRY_VERIFY(history->isVisible());
        Q_EMIT const_cast<TableView *>(history)->opened(history->model()->index(0, 0));
        QCOMPARE(m_fixture->opened().last(), jobPlace(id));
        // This job uses another key, and does not read the previous values.
        (void)run({.operation = PatchContactByExternalId,
                   .keyColumn = 0,
                   .targets = {{.column = 1, .key = u"_surname"_s}}},
                  {u"ANA/1"_s, u"Vidal"_s});
        QTRY_COMPARE(history->model()->rowCount(), 2);
        QCOMPARE(cell(0, Column::After), u"Vidal"_s);
        QCOMPARE(cell(0, Column::Before), u"not saved"_s);
    }

    // The history lists the changes to this record in the import, and no others.
    void theHistoryShowsTheChangesOfAnImport()
    {
        makeAna();
        const auto id = importClub("_externalId,_email,_name,_surname\n"
                                   ",bob@example.com,Bob,B\n"
                                   "ANA/1,other@example.com,Ana,Soler\n",
                                   "_externalId,_email,_name,_surname\n"
                                   "ANA/1,ana@example.com,Ana,Roca\n");
        QTRY_VERIFY(jobManager().isReady() && jobManager().find(id));
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        auto *history = page->findChild<TableView *>(u"changes"_s);
        QTRY_COMPARE(history->model()->rowCount(), 1);
        using Column = changes::ChangeModel;
        const auto cell = [history](int column) {
            return history->model()->index(0, column).data().toString();
        };
        QCOMPARE(cell(Column::Field), u"Surname"_s);
        QCOMPARE(cell(Column::Before), u"Roca"_s);
        QCOMPARE(cell(Column::After), u"Soler"_s);
        QCOMPARE(cell(Column::By), u"Import “club.csv”"_s);
        Q_EMIT history->opened(history->model()->index(0, 0));
        QCOMPARE(m_fixture->opened().last(), importJobPlace(id));
    }

    void theChangeHistoryShowsImportsAndJobs()
    {
        const auto id = importClub("_email,_name\nana@example.com,Ana\n");
        QTRY_VERIFY(jobManager().isReady() && jobManager().find(id));
        auto *page = m_fixture->show(new changes::HistoryPage(*m_fixture));
        auto *history = page->findChild<TableView *>(u"changes"_s);
        QTRY_COMPARE(history->model()->rowCount(), 1);
        using Column = changes::ChangeModel;
        const auto cell = [history](int column) {
            return history->model()->index(0, column).data().toString();
        };
        QCOMPARE(cell(Column::Record), u"club.csv"_s);
        QVERIFY(cell(Column::Field).startsWith(u"2 row"_s));
        QCOMPARE(cell(Column::By), u"Import"_s);
        QVERIFY(!history->isColumnHidden(Column::By));
        Q_EMIT history->opened(history->model()->index(0, 0));
        QCOMPARE(m_fixture->opened().last(), importJobPlace(id));
    }

    void theChangeHistoryIsFiltered()
    {
        const auto id = importClub("_email,_name\nana@example.com,Ana\n");
        QTRY_VERIFY(jobManager().isReady() && jobManager().find(id));
        auto *page = m_fixture->show(new changes::HistoryPage(*m_fixture));
        auto *history = page->findChild<TableView *>(u"changes"_s);
        QTRY_COMPARE(history->model()->rowCount(), 1);
        page->find();
        auto *filter = page->findChild<QLineEdit *>(u"filter"_s);
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, u"CLUB"_s);
        QCOMPARE(history->model()->rowCount(), 1);
        Q_EMIT history->opened(history->model()->index(0, 0));
        QCOMPARE(m_fixture->opened().last(), importJobPlace(id));
        QTest::keyClicks(filter, u"x"_s);
        QCOMPARE(history->model()->rowCount(), 0);
        auto *pane = page->findChild<StatePane *>();
        QVERIFY(pane->isVisible());
        Q_EMIT pane->mainTriggered();
        QCOMPARE(filter->text(), QString());
        QCOMPARE(history->model()->rowCount(), 1);
        QVERIFY(!pane->isVisible());
    }

    void aSavedChangeIsShownAndCanBeUndone()
    {
        connectWith(profiles::ProtectionLevel::Free);
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!action(page, u"undoRecord"_s)->isEnabled());
        QTest::mouseClick(page->findChild<Button *>(u"edit"_s), Qt::LeftButton);
        type(page, u"_surname"_s, u"Soler"_s);
        QTRY_VERIFY(page->hasPendingChanges());
        page->panel()->editor()->save();
        QTRY_COMPARE(ledger().applied(PatchContactByEmail), 2);
        QTRY_COMPARE(titleOf(page), u"Ana Soler"_s);
        QTRY_VERIFY(action(page, u"undoRecord"_s)->isEnabled());
        // The history of the record lists the change even after it was undone.
        auto *history = page->findChild<QTableView *>(u"changes"_s);
        QVERIFY(history);
        using Column = changes::ChangeModel;
        const auto cell = [history](int column) {
            return history->model()->index(0, column).data().toString();
        };
        QCOMPARE(history->model()->rowCount(), 1);
        QCOMPARE(cell(Column::Field), u"Surname"_s);
        QCOMPARE(cell(Column::Before), u"Roca"_s);
        QCOMPARE(cell(Column::After), u"Soler"_s);
        QCOMPARE(cell(Column::End), u"Saved"_s);
        action(page, u"undoRecord"_s)->trigger();
        QTRY_COMPARE(ledger().applied(PatchContactByEmail), 3);
        QTRY_COMPARE(titleOf(page), u"Ana Roca"_s);
        QTRY_COMPARE(cell(Column::End), u"Undone"_s);
        QVERIFY(!action(page, u"undoRecord"_s)->isEnabled());
        // End the edit.
        QTest::mouseClick(page->findChild<Button *>(u"edit"_s), Qt::LeftButton);
        QVERIFY(!page->panel()->editor());
        action(page, u"showHistory"_s)->trigger();
        QTRY_VERIFY(history->isVisible());
        // Deleting a contact also removes its history (G37).
        action(page, u"deleteRecord"_s)->trigger();
        QTRY_VERIFY(m_fixture->dialog());
        QTest::mouseClick(m_fixture->dialog()->findChild<QPushButton *>(u"delete"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(state(page), State::Deleted);
        QTRY_COMPARE(history->model()->rowCount(), 0);
        QVERIFY(m_fixture->account().storage().changes().all().empty());
    }

    void aReadOnlyProfileHasNoEditAndSaysWhy()
    {
        connectWith(profiles::ProtectionLevel::ReadOnly);
        auto *page = open({u"product"_s, {u"store-id"_s, u"SKU-1001"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        auto *edit = page->findChild<Button *>(u"edit"_s);
        QVERIFY(!edit->isEnabled());
        QCOMPARE(edit->text(), u"Read-only"_s);
        QVERIFY(edit->toolTip().contains("read-only"_L1));
        QTest::keyClick(page, Qt::Key_F2);
        QVERIFY(!page->panel()->editor());
    }

    void theFileOfAnExportIsFetched()
    {
        QString id;
        for (const auto &each :
             support::replyTo(*m_fixture, {.operation = ListExports})["results"_L1].toArray()) {
            if (each["status"_L1].toString() == "finished"_L1)
                id = each["id"_L1].toString();
        }
        QVERIFY(!id.isEmpty());
        auto *page = open({u"export"_s, {id}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(action(page, u"downloadFile"_s)->isEnabled());
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"mine.zip"_s);
        action(page, u"downloadFile"_s)->trigger();
        auto *dialog = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
        QTest::keyClick(dialog->findChild<QLineEdit *>(u"fileNameEdit"_s), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 10'000);
        QTRY_VERIFY(m_fixture->told().last().contains(u"mine.zip"_s));
    }
};

STOREDESK_TEST(TestRecordChanges)

} // namespace tst_recordchanges

#include "tst_recordchanges.moc"
