// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "exports/localexports.h"
#include "imports/recipeshelf.h"
#include "jobs/jobmanager.h"
#include "purchases/purchaserecipe.h"
#include "schedules/importwork.h"
#include "schedules/scheduler.h"
#include "schedules/timerunits.h"
#include "ui/host/scheduleaddress.h"
#include "ui/schedules/schedulemodel.h"
#include "ui/schedules/schedulespage.h"
#include "ui/tables/tableview.h"
#include "ui/theme/windowlanguage.h"
#include "ui/widgets/button.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTimeEdit>

namespace tst_schedulespage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using schedules::Rhythm;
using schedules::RunResult;
using schedules::Schedule;
using ui::Button;
using ui::schedules::ScheduleModel;

// Tests the page with everything that repeats.
class TestSchedulesPage final : public QObject
{
    Q_OBJECT

private:
    // Provides the English plural forms.
    ui::WindowLanguage m_language;
    std::optional<support::PageFixture> m_fixture;
    QPointer<ui::schedules::SchedulesPage> m_page;

    [[nodiscard]] schedules::Scheduler &scheduler() { return m_fixture->workspace().scheduler(); }
    void open(profiles::ProtectionLevel guard = profiles::ProtectionLevel::Free)
    {
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = 20, .requestsPerMinute = 0, .speed = 50},
            support::PageFixture::profile(guard));
        m_page = m_fixture->show(new ui::schedules::SchedulesPage(*m_fixture));
        QTRY_VERIFY(m_page->settled());
    }
    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name)
    {
        return m_fixture->find<Widget>(name);
    }
    void press(const QString &name)
    {
        auto *button = find<QAbstractButton>(name);
        QVERIFY2(button && button->isEnabled(), qPrintable(name));
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }
    void choose(const QString &name, const QString &text)
    {
        auto *box = find<QComboBox>(name);
        QVERIFY2(box && box->findText(text) >= 0, qPrintable(name + u' ' + text));
        box->setFocus();
        box->setCurrentIndex(box->findText(text));
        Q_EMIT box->activated(box->currentIndex());
    }
    [[nodiscard]] ui::TableView *table() { return find<ui::TableView>(u"schedules"_s); }
    [[nodiscard]] QString cell(int row, ScheduleModel::Column column)
    {
        return table()->model()->index(row, column).data().toString();
    }
    [[nodiscard]] const schedules::ScheduleRun *lastRun(const QString &id)
    {
        const auto *schedule = scheduler().find(id);
        return schedule ? schedule->lastRun() : nullptr;
    }
    [[nodiscard]] static Schedule weekly()
    {
        return {.id = u"w"_s,
                .kind = u"export"_s,
                .name = u"Sales of last week"_s,
                .settings = {{u"type"_s, u"contacts"_s}},
                .rhythm = {.every = Rhythm::Every::Week, .weekday = 1, .time = QTime(7, 30)},
                .handled = QDateTime::currentDateTimeUtc()};
    }
    // Writes a file that is older than a file being written would be.
    static void arrive(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) > 0 && file.flush());
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                 QFileDevice::FileModificationTime));
    }
    void keep(const Schedule &schedule)
    {
        scheduler().keep(schedule);
        QTRY_VERIFY(scheduler().find(schedule.id));
        QTRY_VERIFY(table()->model()->rowCount() > 0);
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup()
    {
        m_fixture.reset();
        QVERIFY(schedules::TimerUnits::remove());
    }

    void anExportIsScheduledRunNowAndDeleted()
    {
        open();
        press(u"newSchedule"_s);
        choose(u"kind"_s, u"Export"_s);
        find<QLineEdit>(u"name"_s)->setText(u"Everyone"_s);
        choose(u"exportData"_s, u"All contacts"_s);
        choose(u"every"_s, u"Every month"_s);
        find<QSpinBox>(u"monthDay"_s)->setValue(5);
        find<QTimeEdit>(u"time"_s)->setTime(QTime(7, 30));
        press(u"saveSchedule"_s);
        QTRY_COMPARE(scheduler().all().size(), 1U);
        const auto saved = scheduler().all().front();
        QCOMPARE(saved.rhythm.every, Rhythm::Every::Month);
        QCOMPARE(saved.rhythm.monthDay, 5);
        QCOMPARE(saved.rhythm.time, QTime(7, 30));
        QVERIFY(!saved.rhythm.zone.isEmpty());
        QTRY_COMPARE(cell(0, ScheduleModel::Name), u"Everyone"_s);
        QCOMPARE(cell(0, ScheduleModel::LastRun), u"Not run yet"_s);
        // Nothing is sent before its time.
        QCOMPARE(m_fixture->received(OperationId::CreateExport), 0);

        press(u"runNow"_s);
        QTRY_VERIFY_WITH_TIMEOUT(
            lastRun(saved.id) && lastRun(saved.id)->result.state == RunResult::State::Finished,
            30'000);
        QCOMPARE(m_fixture->received(OperationId::CreateExport), 1);
        QTRY_COMPARE(cell(0, ScheduleModel::LastRun), u"Completed"_s);
        QVERIFY(cell(0, ScheduleModel::Result).endsWith(u"20 rows"_s));
        QCOMPARE(find<ui::TableView>(u"scheduleRuns"_s)->model()->rowCount(), 1);
        press(u"openRun"_s);
        QCOMPARE(m_fixture->opened().last().page, u"jobs"_s);

        // U26: a double click selects a word.
        auto *title = find<QLabel>(u"scheduleTitle"_s);
        QCOMPARE(title->text(), u"Everyone"_s);
        QTest::mouseDClick(title, Qt::LeftButton, {}, QPoint(10, title->height() / 2));
        QCOMPARE(title->selectedText(), u"Everyone"_s);
        // Nothing is asked, because the deletion can be undone.
        press(u"deleteSchedule"_s);
        QVERIFY(!m_fixture->dialog());
        QTRY_VERIFY(scheduler().all().empty());
        QVERIFY2(m_fixture->told().last().contains(u"Everyone"_s),
                 qPrintable(m_fixture->told().last()));
        m_fixture->undo()();
        QTRY_COMPARE(scheduler().all().size(), 1U);
        QCOMPARE(scheduler().all().front().runs.size(), 1U);
        QTRY_COMPARE(cell(0, ScheduleModel::Name), u"Everyone"_s);
        auto *action = m_page->findChild<QAction *>(u"deleteAction"_s);
        QTRY_VERIFY(action->isEnabled());
        action->trigger();
        QVERIFY(!m_fixture->dialog());
        QTRY_VERIFY(scheduler().all().empty());
    }

    void aFolderIsWatchedWithARecipe()
    {
        open();
        imports::Recipe recipe{.name = u"CRM weekly"_s, .guards = {.mostRows = 5000}};
        recipe.settings.policy = importcheck::Policy::FillEmpty;
        recipe.matching.targets = {{u"email"_s, u"_email"_s}};
        QVERIFY(imports::RecipeShelf(m_fixture->account().folder()).keep(recipe));
        const QTemporaryDir inbox;
        QFile file(inbox.filePath(u"new.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write("email\nana@example.com\nbea@example.com\n") > 0 && file.flush());
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                 QFileDevice::FileModificationTime));
        file.close();

        press(u"newSchedule"_s);
        choose(u"kind"_s, u"Import from a folder"_s);
        auto *save = find<Button>(u"saveSchedule"_s);
        QVERIFY(!save->isEnabled());
        find<QLineEdit>(u"importFolder"_s)->setText(inbox.path());
        QTRY_VERIFY(find<QComboBox>(u"importRecipe"_s)->findText(u"CRM weekly"_s) >= 0);
        choose(u"importRecipe"_s, u"CRM weekly"_s);
        QTRY_VERIFY(find<QLabel>(u"guards"_s)->text().contains(u"more than 5,000 rows"_s));
        QVERIFY2(find<QLabel>(u"guards"_s)
                     ->text()
                     .contains(u"Imports of more than 1,000 contacts can't be undone"_s),
                 qPrintable(find<QLabel>(u"guards"_s)->text()));
        choose(u"every"_s, u"When a file arrives"_s);
        QVERIFY(!find<QTimeEdit>(u"time"_s)->isEnabled());
        press(u"saveSchedule"_s);
        QTRY_COMPARE(scheduler().all().size(), 1U);
        const auto id = scheduler().all().front().id;
        QTRY_COMPARE(cell(0, ScheduleModel::NextRun), u"Watching the folder"_s);
        QTRY_VERIFY(find<QLabel>(u"scheduleGuards"_s)->text().contains(u"5,000"_s));

        scheduler().look();
        QTRY_VERIFY_WITH_TIMEOUT(
            lastRun(id) && lastRun(id)->result.state == RunResult::State::Finished, 30'000);
        QCOMPARE(m_fixture->received(OperationId::CreateImport), 1);
        QCOMPARE(lastRun(id)->result.rows, 2);
        QVERIFY(QFile::exists(inbox.filePath(u"done/new.csv"_s)));
    }

    void aFolderWithPurchasesIsWatched()
    {
        open();
        const QStringList columns{u"order"_s, u"date"_s,     u"email"_s,
                                  u"sku"_s,   u"quantity"_s, u"price"_s};
        purchases::OrderChoices choices{.columns = columns,
                                        .matching = purchases::OrderMatching::proposedFor(columns),
                                        .createsContacts = true,
                                        .guards = {.mostRejects = 50}};
        const imports::RecipeShelf shelf(m_fixture->account().folder());
        QVERIFY(shelf.keep(purchases::purchaseRecipe(choices, u"Shop orders"_s)));
        QVERIFY(shelf.keep({.name = u"CRM weekly"_s}));
        const QTemporaryDir inbox;
        arrive(inbox.filePath(u"new.csv"_s),
               "order,date,email,sku,quantity,price\n"
               "1,2026-01-05T10:00:00Z,eve@example.com,NONE,1,5\n"
               "2,2026-01-05T10:00:00Z,eve@example.com,NONE,1,5\n");

        press(u"newSchedule"_s);
        choose(u"kind"_s, u"Purchases from a folder"_s);
        find<QLineEdit>(u"importFolder"_s)->setText(inbox.path());
        QTRY_COMPARE(find<QComboBox>(u"importRecipe"_s)->count(), 1);
        choose(u"importRecipe"_s, u"Shop orders"_s);
        auto *guards = find<QLabel>(u"guards"_s);
        QTRY_VERIFY(guards->text().contains(u"more than 50% of the orders are held back"_s));
        QVERIFY2(guards->text().contains(u"Missing contacts are created first."_s),
                 qPrintable(guards->text()));
        choose(u"every"_s, u"When a file arrives"_s);
        press(u"saveSchedule"_s);
        QTRY_COMPARE(scheduler().all().size(), 1U);
        const auto id = scheduler().all().front().id;
        QTRY_COMPARE(cell(0, ScheduleModel::Kind), u"Purchases from a folder"_s);
        QTRY_VERIFY(find<QLabel>(u"scheduleGuards"_s)->text().contains(u"no order can be sent"_s));

        // The product is missing. Nothing is created, and the file is checked in its assistant.
        scheduler().look();
        QTRY_VERIFY_WITH_TIMEOUT(
            lastRun(id) && lastRun(id)->result.state == RunResult::State::Stopped, 30'000);
        QCOMPARE(m_fixture->received(OperationId::CreatePurchase), 0);
        QCOMPARE(m_fixture->received(OperationId::PatchContactByEmail), 0);
        QTRY_VERIFY(find<Button>(u"openRun"_s)->isEnabled());
        press(u"openRun"_s);
        QCOMPARE(m_fixture->opened().last().page, u"import-purchases"_s);
        QCOMPARE(m_fixture->opened().last().filter->value(u"file"_s), inbox.filePath(u"new.csv"_s));
    }

    // Esc closes the form, and the next one starts with its input.
    void aCancelledFormKeepsItsInput()
    {
        open();
        press(u"newSchedule"_s);
        choose(u"kind"_s, u"Export"_s);
        find<QLineEdit>(u"name"_s)->setText(u"Everyone"_s);
        choose(u"every"_s, u"Every month"_s);
        find<QSpinBox>(u"monthDay"_s)->setValue(5);
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(scheduler().all().empty());
        press(u"newSchedule"_s);
        QCOMPARE(find<QLineEdit>(u"name"_s)->text(), u"Everyone"_s);
        QCOMPARE(find<QSpinBox>(u"monthDay"_s)->value(), 5);
        QVERIFY(find<QComboBox>(u"kind"_s)->isEnabled());
        press(u"saveSchedule"_s);
        QTRY_COMPARE(scheduler().all().size(), 1U);
        QCOMPARE(scheduler().all().front().name, u"Everyone"_s);
        // The input of a saved form is not proposed again.
        press(u"newSchedule"_s);
        QVERIFY(find<QLineEdit>(u"name"_s)->text().isEmpty());
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
        // The input for an existing schedule is proposed, but its state is current.
        const auto id = scheduler().all().front().id;
        const auto edit = [this] {
            m_page->findChild<QAction *>(u"editAction"_s)->trigger();
            QTRY_VERIFY(m_fixture->dialog());
        };
        edit();
        find<QLineEdit>(u"name"_s)->setText(u"Nobody"_s);
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
        scheduler().setOn(id, false);
        QTRY_VERIFY(!scheduler().find(id)->on);
        edit();
        QCOMPARE(find<QLineEdit>(u"name"_s)->text(), u"Nobody"_s);
        press(u"saveSchedule"_s);
        QTRY_COMPARE(scheduler().find(id)->name, u"Nobody"_s);
        QVERIFY(!scheduler().find(id)->on);
    }

    void aBulkJobIsRepeatedUnlessItDeletes()
    {
        open();
        const imports::RecipeShelf shelf(m_fixture->account().folder());
        imports::Recipe recipe{.name = u"Points"_s,
                               .kind = imports::RecipeKind::Bulk,
                               .job = {.operation = OperationId::PatchContactByEmail,
                                       .keyColumn = 0,
                                       .targets = {{.column = 1, .key = u"_points"_s}}},
                               .columns = {u"email"_s, u"points"_s}};
        QVERIFY(shelf.keep(recipe));
        recipe.name = u"Clean up"_s;
        recipe.job = {.operation = OperationId::DeleteContactByEmail, .keyColumn = 0};
        QVERIFY(shelf.keep(recipe));
        const QTemporaryDir inbox;
        QFile file(inbox.filePath(u"new.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write("email,points\nana@example.com,5\n") > 0 && file.flush());
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                 QFileDevice::FileModificationTime));
        file.close();

        press(u"newSchedule"_s);
        choose(u"kind"_s, u"Bulk job from a folder"_s);
        find<QLineEdit>(u"importFolder"_s)->setText(inbox.path());
        QTRY_VERIFY(find<QComboBox>(u"importRecipe"_s)->findText(u"Clean up"_s) >= 0);
        auto *save = find<Button>(u"saveSchedule"_s);
        choose(u"importRecipe"_s, u"Clean up"_s);
        QTRY_VERIFY(find<QLabel>(u"guards"_s)->text().startsWith(u"Deleting is not repeated"_s));
        QTRY_VERIFY(!save->isEnabled());
        choose(u"importRecipe"_s, u"Points"_s);
        QTRY_VERIFY(find<QLabel>(u"guards"_s)->text().isEmpty());
        QTRY_VERIFY(save->isEnabled());
        find<QSpinBox>(u"mostRows"_s)->setValue(50);
        choose(u"every"_s, u"When a file arrives"_s);
        press(u"saveSchedule"_s);
        QTRY_COMPARE(scheduler().all().size(), 1U);
        const auto id = scheduler().all().front().id;
        QTRY_VERIFY(find<QLabel>(u"scheduleGuards"_s)->text().contains(u"more than 50 rows"_s));

        scheduler().look();
        QTRY_VERIFY_WITH_TIMEOUT(
            lastRun(id) && lastRun(id)->result.state == RunResult::State::Finished, 30'000);
        QCOMPARE(m_fixture->received(OperationId::PatchContactByEmail), 1);
        QVERIFY(QFile::exists(inbox.filePath(u"done/new.csv"_s)));
    }

    void aScheduleIsSwitchedByKeyAndAllArePaused()
    {
        open();
        keep(weekly());
        const QAbstractItemModelTester tester(table()->model());
        auto *view = table();
        view->setFocus();
        view->setCurrentIndex(view->model()->index(0, ScheduleModel::On));
        QTest::keyClick(view, Qt::Key_Space);
        QTRY_VERIFY(!scheduler().find(u"w"_s)->on);
        QTRY_COMPARE(cell(0, ScheduleModel::LastRun), u"Off"_s);
        QCOMPARE(cell(0, ScheduleModel::NextRun), u"–"_s);
        QTest::keyClick(view, Qt::Key_Space);
        QTRY_VERIFY(scheduler().find(u"w"_s)->on);

        press(u"pauseAll"_s);
        QTRY_VERIFY(scheduler().find(u"w"_s)->paused);
        QTRY_COMPARE(find<Button>(u"pauseAll"_s)->text(), u"Resume &all"_s);
        press(u"pauseAll"_s);
        QTRY_VERIFY(!scheduler().find(u"w"_s)->paused);
    }

    // Columns that are hidden in a narrow window can be shown there.
    void theColumnsAreChosen()
    {
        open();
        keep(weekly());
        const auto isHidden = [this](ScheduleModel::Column column) {
            return table()->isColumnHidden(column);
        };
        m_page->window()->resize(900, 700);
        QTRY_VERIFY(isHidden(ScheduleModel::Kind));
        QVERIFY(isHidden(ScheduleModel::Result));
        QVERIFY(isHidden(ScheduleModel::NextRun));
        support::toggleColumn(*m_page, u"schedulesColumns"_s, u"kind"_s);
        QVERIFY(!isHidden(ScheduleModel::Kind));
        // The choice remains when the page is shown again.
        scheduler().setOn(u"w"_s, false);
        QTRY_COMPARE(cell(0, ScheduleModel::LastRun), u"Off"_s);
        m_page->window()->resize(950, 700);
        QTRY_COMPARE(m_page->window()->width(), 950);
        QVERIFY(!isHidden(ScheduleModel::Kind));
        QVERIFY(isHidden(ScheduleModel::NextRun));
        const auto state = m_page->viewState();
        support::pressInColumnsPopup(*m_page, u"schedulesColumns"_s, u"defaultColumns"_s);
        QVERIFY(isHidden(ScheduleModel::Kind));
        m_page->restoreViewState(state);
        QVERIFY(!isHidden(ScheduleModel::Kind));
        // A column without content can't be shown.
        QVERIFY(isHidden(ScheduleModel::Account));
        m_page->window()->resize(1600, 900);
        QTRY_VERIFY(!isHidden(ScheduleModel::Result));
    }

    void aSelectedRunStaysSelected()
    {
        open();
        auto schedule = weekly();
        const auto run = [](const QString &id) {
            return schedules::ScheduleRun{.id = id,
                                          .begun = QDateTime::currentDateTimeUtc(),
                                          .ended = QDateTime::currentDateTimeUtc(),
                                          .result = {.state = RunResult::State::Finished}};
        };
        schedule.runs = {run(u"second"_s), run(u"first"_s)};
        keep(schedule);
        auto *runs = find<ui::TableView>(u"scheduleRuns"_s);
        QTRY_COMPARE(runs->model()->rowCount(), 2);
        const QAbstractItemModelTester tester(runs->model());
        QSignalSpy resets(runs->model(), &QAbstractItemModel::modelReset);
        runs->setFocus();
        runs->selectRow(1);
        press(u"runNow"_s);
        QTRY_COMPARE(runs->model()->rowCount(), 3);
        QTRY_VERIFY_WITH_TIMEOUT(lastRun(u"w"_s)->ended.isValid(), 30'000);
        QTRY_COMPARE(runs->model()->index(0, 0).data().toString(),
                     storedesk::schedules::titleOf(lastRun(u"w"_s)->result.state));
        QVERIFY(runs->selectionModel()->isRowSelected(2, {}));
        QCOMPARE(resets.count(), 0);
    }

    void theActionsOfThePageHaveKeys()
    {
        open();
        const auto action = [this](const QString &name) {
            return m_page->findChild<QAction *>(name);
        };
        QVERIFY(!action(u"pauseAllAction"_s)->isEnabled());
        action(u"newScheduleAction"_s)->trigger();
        QTRY_VERIFY(m_fixture->dialog());
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
        keep(weekly());
        action(u"pauseAllAction"_s)->trigger();
        QTRY_VERIFY(scheduler().find(u"w"_s)->paused);
        QTRY_COMPARE(action(u"pauseAllAction"_s)->text(), u"Resume &all"_s);
        for (const auto *each : m_page->recordActions())
            QVERIFY2(!each || !each->shortcut().isEmpty(), each ? qPrintable(each->text()) : "");
    }

    void aScheduleIsEdited()
    {
        open();
        keep(weekly());
        m_page->showOnly({{QString(ui::scheduleKey), u"w"_s}});
        press(u"editSchedule"_s);
        QVERIFY(!find<QComboBox>(u"kind"_s)->isEnabled());
        QCOMPARE(find<QLineEdit>(u"name"_s)->text(), u"Sales of last week"_s);
        QCOMPARE(find<QTimeEdit>(u"time"_s)->time(), QTime(7, 30));
        choose(u"every"_s, u"Every day"_s);
        press(u"saveSchedule"_s);
        QTRY_COMPARE(scheduler().find(u"w"_s)->rhythm.every, Rhythm::Every::Day);
        QCOMPARE(scheduler().find(u"w"_s)->settings[u"type"_s].toString(), u"contacts"_s);
    }

    void schedulesOfOtherAccountsAreListed()
    {
        open();
        const auto data = QFileInfo(m_fixture->account().folder()).absolutePath();
        const schedules::ScheduleList other(
            {.jobs = journal::JobFolder({}), .account = QDir(data).filePath(u"second"_s)});
        QVERIFY(other.keep(weekly()));
        m_fixture->accounts.profiles = [] {
            auto second = support::PageFixture::profile();
            second.id = u"second"_s;
            second.name = u"Casa Nova"_s;
            return QList{support::PageFixture::profile(), second};
        };
        choose(u"scope"_s, u"All accounts"_s);
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QTRY_VERIFY(cell(0, ScheduleModel::Account).contains(u"Casa Nova"_s));
        auto *view = table();
        view->setFocus();
        view->setCurrentIndex(view->model()->index(0, ScheduleModel::On));
        QTest::keyClick(view, Qt::Key_Space);
        QTRY_VERIFY(!other.all()->front().on);
        press(u"openAccount"_s);
        QCOMPARE(m_fixture->openedIn, u"second"_s);
    }

    // Without a limit in the recipe, an unattended import erases nothing.
    void theLimitForErasedValuesIsShown()
    {
        open();
        const imports::RecipeShelf shelf(m_fixture->account().folder());
        QVERIFY(shelf.keep({.name = u"Limited"_s, .guards = {.mostBlanked = 5}}));
        QVERIFY(shelf.keep({.name = u"Unlimited"_s}));
        press(u"newSchedule"_s);
        choose(u"kind"_s, u"Import from a folder"_s);
        QTRY_VERIFY(find<QComboBox>(u"importRecipe"_s)->findText(u"Unlimited"_s) >= 0);
        const auto *guards = find<QLabel>(u"guards"_s);
        choose(u"importRecipe"_s, u"Unlimited"_s);
        QTRY_VERIFY(guards->text().contains(u"any value would be erased"_s));
        QVERIFY2(guards->text().contains(u"doesn't limit erased values"_s),
                 qPrintable(guards->text()));
        choose(u"importRecipe"_s, u"Limited"_s);
        QTRY_VERIFY(guards->text().contains(u"more than 5 values would be erased"_s));
        QVERIFY(!guards->text().contains(u"doesn't limit"_s));
    }

    // Running jobs report their progress several times a second.
    void theProgressOfAJobLeavesTheDetailAlone()
    {
        open();
        const auto stored = imports::RecipeShelf(m_fixture->account().folder())
                                .keep({.name = u"CRM"_s, .guards = {.mostRows = 5000}});
        QVERIFY(stored);
        const QTemporaryDir inbox;
        const schedules::FolderImportSettings settings{.folder = inbox.path(),
                                                       .recipe = stored->path};
        keep({.id = u"crm"_s,
              .kind = u"import"_s,
              .settings = settings.toJson(),
              .rhythm = {.every = Rhythm::Every::File},
              .handled = QDateTime::currentDateTimeUtc()});
        QTRY_VERIFY(find<QLabel>(u"scheduleGuards"_s)->isVisible());
        QTRY_VERIFY(!scheduler().isBusy());
        Q_EMIT m_fixture->workspace().jobManager().jobChanged(u"other"_s);
        QVERIFY(find<QLabel>(u"scheduleGuards"_s)->isVisible());
    }

    // Units that were written but not enabled run nothing.
    void onlyAnEnabledTimerRunsSchedules()
    {
        QVERIFY(schedules::TimerUnits::write(u"/usr/bin/storedesk-cli"_s, {u"run"_s}));
        open();
        QCOMPARE(find<ui::Notice>(u"timerNotice"_s)->headline(),
                 u"Schedules run while Storedesk is open."_s);
        // A timer is enabled by a link.
        QDir units(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
                   + u"/systemd/user"_s);
        QVERIFY(units.mkpath(u"timers.target.wants"_s));
        QVERIFY(
            QFile::link(units.filePath(schedules::TimerUnits::name()),
                        units.filePath(u"timers.target.wants/"_s + schedules::TimerUnits::name())));
        open();
        QVERIFY(find<ui::Notice>(u"timerNotice"_s)
                    ->headline()
                    .endsWith(u"even with the window closed."_s));
    }

    void theTimerNeedsTheCommandLineProgram()
    {
        open();
        press(u"changeTimer"_s);
        press(u"agree"_s);
        auto *notice = find<ui::Notice>(u"timerNotice"_s);
        QTRY_COMPARE(notice->tone(), ui::Tone::Warn);
        QVERIFY2(notice->sentence().contains(u"storedesk-cli"_s), qPrintable(notice->sentence()));
        QVERIFY(!schedules::TimerUnits::exist());
    }

    // Without a session bus with systemd, the units are written and the command is shown.
    void theTimerIsSetUpOnRequest()
    {
        const auto program =
            QDir(QCoreApplication::applicationDirPath()).filePath(u"storedesk-cli"_s);
        QVERIFY(QFile::link(QStringLiteral(BINARY_ROOT "/storedesk-cli"), program));
        const auto removed = qScopeGuard([program] { QFile::remove(program); });
        open();
        auto *notice = find<ui::Notice>(u"timerNotice"_s);
        QCOMPARE(notice->headline(), u"Schedules run while Storedesk is open."_s);
        press(u"changeTimer"_s);
        press(u"agree"_s);
        QTRY_VERIFY(schedules::TimerUnits::exist());
        QTRY_VERIFY(notice->headline() != u"Schedules run while Storedesk is open."_s);
        if (notice->tone() == ui::Tone::Warn)
            QVERIFY(notice->sentence().contains(u"systemctl --user enable --now"_s));
    }

    void aReadOnlyAccountChangesNothing()
    {
        open(profiles::ProtectionLevel::ReadOnly);
        QVERIFY(!find<Button>(u"newSchedule"_s)->isEnabled());
        QVERIFY(!find<Button>(u"pauseAll"_s)->isEnabled());
        for (const auto *each : m_page->recordActions())
            QVERIFY(!each || !each->isEnabled());
    }
};

STOREDESK_TEST(TestSchedulesPage)

} // namespace tst_schedulespage

#include "tst_schedulespage.moc"
