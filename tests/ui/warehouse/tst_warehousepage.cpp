// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/fastclock.h"
#include "support/pagefixture.h"
#include "support/postgresserver.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "exports/localexports.h"
#include "insights/question.h"
#include "insightsource/insightsource.h"
#include "jobs/jobmanager.h"
#include "schedules/scheduler.h"
#include "storage/drafts.h"
#include "ui/insights/insightspage.h"
#include "ui/insights/questionpage.h"
#include "ui/tables/tableview.h"
#include "ui/warehouse/synceddaysmodel.h"
#include "ui/warehouse/warehousepage.h"
#include "warehouse/warehousesync.h"

#include <QAbstractItemModelTester>
#include <QDateEdit>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QLabel>
#include <QRadioButton>

namespace tst_warehousepage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::warehouse::WarehousePage;

// Fills a real PostgreSQL database from the page.
class TestWarehousePage final : public QObject
{
    Q_OBJECT

private:
    template <typename Widget>
    [[nodiscard]] Widget *find(const char *name) const
    {
        return m_page->findChild<Widget *>(QString::fromLatin1(name));
    }
    void click(const char *name) const
    {
        auto *button = find<QAbstractButton>(name);
        QVERIFY2(button && button->isVisible() && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void type(const char *name, const QString &text) const
    {
        auto *edit = find<QLineEdit>(name);
        QVERIFY2(edit && edit->isVisible(), name);
        edit->clear();
        QTest::keyClicks(edit, text);
    }
    [[nodiscard]] QString headline() const { return find<ui::Notice>("notice")->headline(); }
    [[nodiscard]] QByteArray ask(const QString &sql) const
    {
        return m_server.ask(u"SET search_path TO storedesk; "_s + sql);
    }

    [[nodiscard]] warehouse::WarehouseSync &sync() const
    {
        return m_fixture->workspace().warehouseSync();
    }
    // Connects and creates the tables.
    void prepare(int days)
    {
        const auto settings =
            warehouse::ConnectionSettings::fromText(m_server.uri(u"desk"_s, u"shop"_s));
        QVERIFY(settings);
        sync().connectTo(*settings, "secret");
        QTRY_VERIFY(sync().needsTables() && m_page->settled());
        find<QDateEdit>("firstDay")->setDate(m_clock.now().date().addDays(-days));
        click("create");
        QTRY_VERIFY(sync().status() && m_page->settled());
    }
    void syncAll()
    {
        click("sync");
        QTRY_VERIFY_WITH_TIMEOUT(m_page->settled(), 90'000);
        QCOMPARE(headline(), u"The warehouse is up to date."_s);
    }
    // Clicks and waits until the job of an export begins.
    [[nodiscard]] QString clickAndAwaitExport(const char *name)
    {
        QSignalSpy begun(&m_fixture->workspace().localExports(), &exports::LocalExports::begun);
        click(name);
        return begun.wait(30'000) ? begun.first().first().toString() : QString();
    }

    // Chooses the warehouse in the dialog of the page with all questions.
    void chooseWarehouse()
    {
        auto *page = m_fixture->show(new ui::insights::InsightsPage(*m_fixture));
        page->refresh();
        m_fixture->click(u"changeData"_s);
        auto *choice = m_fixture->dialog()->findChild<QRadioButton *>(u"sourceWarehouse"_s);
        QVERIFY(choice && choice->isVisible());
        QTest::keyClick(choice, Qt::Key_Space);
        QTest::mouseClick(m_fixture->dialog()->findChild<QAbstractButton *>(u"useSource"_s),
                          Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page->settled(), 60'000);
    }
    // Returns null if there is no answer.
    [[nodiscard]] ui::insights::QuestionPage *openQuestion(const QString &name)
    {
        auto *page = m_fixture->show(
            new ui::insights::QuestionPage(*insights::questionNamed(name), *m_fixture));
        page->refresh();
        return QTest::qWaitFor([page] { return page->settled(); }, 60'000) ? page : nullptr;
    }

    support::PostgresServer m_server;
    support::FastClock m_clock;
    std::unique_ptr<support::PageFixture> m_fixture;
    WarehousePage *m_page = nullptr;

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(m_server.start(), QByteArray());
        QCOMPARE(m_server.ask(u"CREATE DATABASE shop"_s, u"postgres"_s), QByteArray());
        QCOMPARE(m_server.ask(u"CREATE ROLE desk LOGIN PASSWORD 'secret'"_s), QByteArray());
    }
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        (void)m_server.ask(u"DROP SCHEMA storedesk CASCADE"_s);
        QCOMPARE(m_server.ask(u"CREATE SCHEMA storedesk AUTHORIZATION desk"_s), QByteArray());
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 40, .requestsPerMinute = 0, .speed = 1000},
            support::PageFixture::profile(), nullptr, &m_clock);
        m_page = m_fixture->show(new WarehousePage(*m_fixture));
        QTRY_VERIFY(m_page->settled());
    }
    void cleanup() { m_fixture.reset(); }

    void aStoreIsCopiedAndCompared()
    {
        type("service", m_server.uri(u"desk"_s, u"shop"_s));
        type("password", u"wrong"_s);
        click("connect");
        QTRY_COMPARE(headline(), u"PostgreSQL rejected the password."_s);
        type("password", u"secret"_s);
        QTest::keyClick(find<QLineEdit>("password"), Qt::Key_Return);
        QTRY_COMPARE(headline(), u"Connected."_s);
        QTRY_VERIFY(m_page->settled());
        find<QDateEdit>("firstDay")->setDate(m_clock.now().date().addDays(-40));
        click("create");
        QTRY_COMPARE(headline(), u"Nothing has been synced yet."_s);
        click("sync");
        QTRY_VERIFY_WITH_TIMEOUT(m_page->settled(), 90'000);
        QCOMPARE(headline(), u"The warehouse is up to date."_s);
        auto *table = find<ui::TableView>("days");
        QCOMPARE(table->model()->rowCount(), 41);
        QCOMPARE(ask(u"SELECT count(*) FROM contact"_s), "40"_ba);
        QVERIFY(find<QLabel>("counts")->text().contains(
            u"activity: "_s + QLocale().toString(ask(u"SELECT count(*) FROM activity"_s).toInt())));
        click("verify");
        QTRY_VERIFY_WITH_TIMEOUT(m_page->settled(), 90'000);
        QCOMPARE(headline(), u"No differences."_s);
        QCOMPARE(ask(u"DELETE FROM activity WHERE activity_id IN (SELECT activity_id FROM activity"
                     " WHERE type <> 'purchase' ORDER BY activity_id LIMIT 2)"_s),
                 QByteArray());
        click("verify");
        QTRY_VERIFY_WITH_TIMEOUT(m_page->settled(), 90'000);
        QCOMPARE(headline(), u"2 differences."_s);
        // The exports that only the warehouse needed are deleted.
        QTRY_VERIFY(m_fixture->workspace().localExports().all().empty());
    }

    // A typed connection is stored for next time, but never a password.
    void aTypedConnectionIsKeptWithoutItsPassword()
    {
        type("host", u"db.example.org"_s);
        type("user", u"desk"_s);
        type("password", u"top secret"_s);
        type("service", u"postgresql://desk:hidden@db.example.org/shop"_s);
        QVERIFY(m_page->hasPendingChanges() && m_page->canKeepChanges());
        m_page->keepDraftChanges();
        QJsonObject kept;
        for (const auto &draft : m_fixture->account().storage().drafts().all())
            kept = draft.values;
        QCOMPARE(kept.value("host"_L1).toString(), u"db.example.org"_s);
        const auto stored = QJsonDocument(kept).toJson();
        QVERIFY2(!stored.contains("secret") && !stored.contains("hidden"), stored.constData());
        m_page = m_fixture->show(new WarehousePage(*m_fixture));
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(find<QLineEdit>("user")->text(), u"desk"_s);
        QCOMPARE(find<QLineEdit>("password")->text(), QString());
        QTRY_VERIFY(find<QLineEdit>("host")->isVisible());
        QVERIFY(m_page->hasPendingChanges());
        m_page->discardChanges();
        QVERIFY(!m_page->hasPendingChanges());
        QVERIFY(m_fixture->account().storage().drafts().all().isEmpty());
    }

    // A typed connection is a pending change until the server accepts it.
    void aTypedConnectionIsNotLost()
    {
        QVERIFY(!m_page->hasPendingChanges());
        QSignalSpy changed(m_page, &ui::Page::headChanged);
        type("host", u"db.example.com"_s);
        QVERIFY(m_page->hasPendingChanges());
        QCOMPARE(changed.size(), 1);
        m_page->discardChanges();
        QVERIFY(!m_page->hasPendingChanges());
        QCOMPARE(find<QLineEdit>("host")->text(), QString());
        type("service", m_server.uri(u"desk"_s, u"shop"_s));
        type("password", u"wrong"_s);
        click("connect");
        QTRY_COMPARE(headline(), u"PostgreSQL rejected the password."_s);
        QVERIFY(m_page->hasPendingChanges());
        type("password", u"secret"_s);
        click("connect");
        QTRY_COMPARE(headline(), u"Connected."_s);
        QVERIFY(!m_page->hasPendingChanges());
    }

    void aPausedSyncContinues()
    {
        prepare(200);
        click("sync");
        QTRY_VERIFY(find<QAbstractButton>("pause")->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(sync().part() > 0, 60'000);
        const auto doing = find<QLabel>("doing")->text();
        QVERIFY2(doing.startsWith(u"Syncing · "_s) && doing.endsWith(" left"_L1)
                     && !doing.contains("About less"_L1),
                 qPrintable(doing));
        click("pause");
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(headline(), u"The sync is paused."_s);
        QCOMPARE(find<QAbstractButton>("sync")->text(), u"Resume the sync"_s);
        click("sync");
        QTRY_VERIFY_WITH_TIMEOUT(m_page->settled(), 90'000);
        QCOMPARE(headline(), u"The warehouse is up to date."_s);
        QCOMPARE(ask(u"SELECT count(*) FROM synced_day"_s), "201"_ba);
    }

    void anExportThatEndsIncompleteEndsTheSync()
    {
        prepare(5);
        const auto job = clickAndAwaitExport("sync");
        QVERIFY(!job.isEmpty());
        m_fixture->workspace().jobManager().cancel(job);
        QTRY_COMPARE_WITH_TIMEOUT(headline(), u"The service didn't deliver a complete export."_s,
                                  30'000);
        QTRY_VERIFY(m_page->settled());
        syncAll();
    }

    void aPausedVerificationLeavesNoExport()
    {
        prepare(5);
        syncAll();
        QVERIFY(!clickAndAwaitExport("verify").isEmpty());
        click("pause");
        QTRY_VERIFY(m_page->settled());
        QVERIFY(!sync().verification());
        click("verify");
        QTRY_VERIFY_WITH_TIMEOUT(m_page->settled(), 90'000);
        QCOMPARE(headline(), u"No differences."_s);
        QTRY_VERIFY(m_fixture->workspace().localExports().all().empty());
    }

    // The export of a paused sync arrives during another activity.
    void aVerificationFollowsAPausedSync()
    {
        prepare(5);
        QVERIFY(!clickAndAwaitExport("sync").isEmpty());
        click("pause");
        QTRY_VERIFY(m_page->settled());
        click("verify");
        QTRY_VERIFY_WITH_TIMEOUT(m_page->settled(), 90'000);
        QVERIFY(sync().problem().what.isEmpty());
        syncAll();
        QTRY_VERIFY(m_fixture->workspace().localExports().all().empty());
    }

    void aLostServerEndsTheSync()
    {
        prepare(60);
        QVERIFY(!clickAndAwaitExport("sync").isEmpty());
        QCOMPARE(m_server.stop(), QByteArray());
        QTRY_VERIFY_WITH_TIMEOUT(m_page->settled(), 60'000);
        QCOMPARE(headline(), u"The connection to PostgreSQL was lost."_s);
        QCOMPARE(m_server.startAgain(), QByteArray());
        syncAll();
    }

    void aServerThatHangsBlocksNeitherTheWindowNorItsEnd()
    {
        prepare(200);
        click("sync");
        QTRY_VERIFY_WITH_TIMEOUT(sync().part() > 0, 60'000);
        QVERIFY(m_server.setFrozen(true));
        QElapsedTimer waited;
        waited.start();
        click("pause");
        m_fixture.reset();
        const auto passed = waited.elapsed();
        QVERIFY(m_server.setFrozen(false));
        QVERIFY2(passed < 5'000, QByteArray::number(passed));
    }

    void olderTablesAreUpgradedByASync()
    {
        const auto settings =
            warehouse::ConnectionSettings::fromText(m_server.uri(u"desk"_s, u"shop"_s));
        auto connection = warehouse::SqlConnection::open(*settings, "secret");
        QVERIFY(connection);
        QVERIFY(warehouse::WarehouseSchema(**connection, u"storedesk"_s)
                    .create({.id = {}, .name = u"Shop"_s, .zone = "UTC"},
                            m_clock.now().date().addDays(-3), 1));
        connection->reset();
        sync().connectTo(*settings, "secret");
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(headline(), u"The warehouse was written by an older version of Storedesk."_s);
        QVERIFY(!find<QAbstractButton>("verify")->isEnabled());
        syncAll();
    }

    void theFormKeepsAllOptionsOfTheConnection()
    {
        prepare(5);
        const auto before = sync().settings();
        QVERIFY(find<ui::TableView>("days")->isVisible());
        click("changeConnection");
        // Both would overlap in a small window.
        QVERIFY(!find<ui::TableView>("days")->isVisible());
        type("service", m_server.uri(u"desk"_s, u"missing"_s) + u"&connect_timeout=7"_s);
        type("password", u"secret"_s);
        click("connect");
        QTRY_COMPARE(headline(), u"The database doesn't exist."_s);
        QTRY_VERIFY(m_page->settled());
        // The connection that works is still in use, and the form shows what to correct.
        QCOMPARE(sync().settings(), before);
        QVERIFY(sync().status());
        type("service", m_server.uri(u"desk"_s, u"shop"_s) + u"&connect_timeout=7"_s);
        click("connect");
        QTRY_VERIFY(m_page->settled() && !find<QLineEdit>("service")->isVisible());
        m_page = m_fixture->show(new WarehousePage(*m_fixture));
        m_page->setVisible(true);
        QTRY_VERIFY(m_page->settled());
        click("changeConnection");
        QVERIFY(find<QLineEdit>("service")->text().contains("connect_timeout=7"_L1));
        click("connect");
        QTRY_VERIFY(m_page->settled() && !find<QLineEdit>("service")->isVisible());
        QVERIFY(find<ui::TableView>("days")->isVisible());
        QCOMPARE(sync().settings().parameters.value("connect_timeout"), "7"_ba);
    }

    void aScheduleSyncsTheWarehouse()
    {
        auto &scheduler = m_fixture->workspace().scheduler();
        const auto lastResult = [&scheduler] {
            const auto *schedule = scheduler.find(u"daily"_s);
            const auto *run = schedule ? schedule->lastRun() : nullptr;
            return run ? run->result : schedules::RunResult();
        };
        using State = schedules::RunResult::State;
        scheduler.keep({.id = u"daily"_s, .kind = u"warehouse"_s, .handled = m_clock.now()});
        scheduler.runNow(u"daily"_s);
        QTRY_COMPARE(lastResult().state, State::Failed);
        QCOMPARE(lastResult().problem.what, u"No PostgreSQL database is configured."_s);
        prepare(5);
        scheduler.runNow(u"daily"_s);
        QTRY_COMPARE_WITH_TIMEOUT(lastResult().state, State::Finished, 90'000);
        QCOMPARE(headline(), u"The warehouse is up to date."_s);
    }

    void questionsAreAnsweredFromTheWarehouse()
    {
        prepare(40);
        syncAll();
        const auto activities = ask(u"SELECT sum(copies) FROM activity"_s).toInt();
        const auto buyers = ask(u"SELECT count(DISTINCT contact_id) FROM activity"
                                " WHERE type = 'purchase'"_s);
        chooseWarehouse();
        QVERIFY(m_fixture->find<QLabel>(u"data"_s)->text().startsWith(
            u"%1 activities"_s.arg(QLocale().toString(activities))));
        QVERIFY(!m_fixture->find<QWidget>(u"chooseRoles"_s)->isVisible());

        const auto *page = openQuestion(u"best-customers"_s);
        QVERIFY(page);
        QVERIFY(m_fixture->find<QLabel>(u"subtitle"_s)->text().startsWith(u"Warehouse · "_s));
        QVERIFY(!page->view().rows.empty());
        // The people have names, followed by their addresses.
        const auto &best = page->view().rows.front();
        QVERIFY2(!best[0].text.isEmpty() && !best[0].text.contains(u'@'), qPrintable(best[0].text));
        QVERIFY2(best[1].text.contains(u'@'), qPrintable(best[1].text));

        auto *sales = openQuestion(u"sales"_s);
        QVERIFY(sales);
        sales->openPeople(u"all"_s, u"Everybody"_s);
        QTRY_VERIFY(sales->settled());
        auto *people = sales->findChild<ui::TableView *>(u"peopleTable"_s);
        QVERIFY(people && people->isVisible());
        QCOMPARE(QByteArray::number(people->model()->rowCount()), buyers);
    }

    // The choice outlives the window, and a lost connection is opened again.
    void theWarehouseStaysTheSourceOfAnswers()
    {
        prepare(5);
        syncAll();
        chooseWarehouse();
        const insightsource::InsightSource later(m_fixture->account(),
                                                 m_fixture->workspace().localExports());
        QVERIFY(later.usesWarehouse());
        QCOMPARE(m_server.stop(), QByteArray());
        auto *page = openQuestion(u"sales"_s);
        QVERIFY(page);
        const auto *notice = m_fixture->find<ui::Notice>(u"notice"_s);
        QTRY_VERIFY(notice->isVisible());
        QVERIFY2(notice->headline().contains(u"PostgreSQL"_s), qPrintable(notice->headline()));
        QCOMPARE(m_server.startAgain(), QByteArray());
        page->refresh();
        QTRY_VERIFY_WITH_TIMEOUT(page->settled() && !notice->isVisible(), 30'000);
        // Another server process answers the next question.
        (void)m_server.ask(u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                           " WHERE usename = 'desk'"_s);
        page->restoreViewState({{u"period"_s, u"week"_s}});
        QTRY_VERIFY_WITH_TIMEOUT(page->settled(), 30'000);
        QVERIFY2(!notice->isVisible(), qPrintable(notice->headline()));
    }

    void questionsWaitForTheFirstSync()
    {
        prepare(5);
        chooseWarehouse();
        QVERIFY(openQuestion(u"sales"_s));
        auto *notice = m_fixture->find<ui::Notice>(u"notice"_s);
        QVERIFY2(notice->sentence().contains(u"The warehouse has no data"_s),
                 qPrintable(notice->sentence()));
        m_fixture->click(u"export"_s);
        QCOMPARE(m_fixture->opened().last().page, u"warehouse"_s);
    }

    // A page that shows an answer is closed while the server does not respond.
    void aQuestionToAServerThatHangsBlocksNothing()
    {
        prepare(5);
        syncAll();
        chooseWarehouse();
        auto *page = openQuestion(u"sales"_s);
        QVERIFY(page);
        QVERIFY(m_server.setFrozen(true));
        QElapsedTimer waited;
        waited.start();
        page->refresh();
        m_fixture.reset();
        const auto passed = waited.elapsed();
        QVERIFY(m_server.setFrozen(false));
        QVERIFY2(passed < 5'000, QByteArray::number(passed));
    }

    void theTableOfDaysIsAModel()
    {
        ui::warehouse::SyncedDaysModel model;
        const QAbstractItemModelTester tester(&model);
        const auto asked = QDateTime(QDate(2026, 5, 10), QTime(0, 0), Qt::UTC);
        model.setDays(
            {{.day = QDate(2026, 5, 1), .asked = asked, .loaded = asked, .rows = 1'000},
             {.day = QDate(2026, 5, 9), .asked = asked, .loaded = asked, .stale = false}});
        QCOMPARE(model.rowCount(), 2);
        const auto state = [&model](int row) {
            return model.index(row, ui::warehouse::SyncedDaysModel::State).data().toString();
        };
        QCOMPARE(state(0), u"May still change"_s);
        QCOMPARE(state(1), u"Complete"_s);
    }
};

STOREDESK_TEST(TestWarehousePage)

} // namespace tst_warehousepage

#include "tst_warehousepage.moc"
