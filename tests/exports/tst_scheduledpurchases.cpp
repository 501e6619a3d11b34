// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportfixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "imports/recipeshelf.h"
#include "purchases/purchaserecipe.h"
#include "schedules/importwork.h"
#include "schedules/scheduler.h"

#include <QDir>

namespace tst_scheduledpurchases {

using namespace storedesk;
using namespace Qt::StringLiterals;
using schedules::RunResult;
using support::ExportFixture;
using Every = schedules::Rhythm::Every;
using State = RunResult::State;
using Id = catalogue::OperationId;

// Tests imports of purchases that watch a folder, with a practice service.
class TestScheduledPurchases final : public QObject
{
    Q_OBJECT

private:
    std::optional<ExportFixture> m_fixture;

    [[nodiscard]] schedules::Scheduler &scheduler() { return m_fixture->workspace().scheduler(); }
    [[nodiscard]] QDir inbox() const { return QDir(m_fixture->path(u"inbox"_s)); }

    // Writes a file with these orders, which is older than a file being written would be.
    void arrive(const QString &name, const QByteArray &orders)
    {
        QVERIFY(inbox().mkpath(u"."_s));
        QFile file(inbox().filePath(name));
        QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Truncate));
        QVERIFY(file.write("order,date,email,sku,quantity,price,status\n" + orders) > 0);
        QVERIFY(file.flush());
        QVERIFY(file.setFileTime(m_fixture->clock().now().addSecs(-600),
                                 QFileDevice::FileModificationTime));
    }
    // Returns a line of a file: an order of one tea.
    [[nodiscard]] static QByteArray order(const QByteArray &id, const QByteArray &buyer,
                                          const QByteArray &status = "paid")
    {
        return id + ",2026-01-05T10:00:00Z," + buyer + "@example.com,TEA,1,5," + status + '\n';
    }
    [[nodiscard]] static purchases::OrderChoices choices()
    {
        const QStringList columns{u"order"_s,    u"date"_s,  u"email"_s, u"sku"_s,
                                  u"quantity"_s, u"price"_s, u"status"_s};
        return {.columns = columns, .matching = purchases::OrderMatching::proposedFor(columns)};
    }
    void watch(const purchases::OrderChoices &choices)
    {
        const auto stored = imports::RecipeShelf(m_fixture->account().folder())
                                .keep(purchases::purchaseRecipe(choices, u"Shop"_s));
        QVERIFY(stored);
        QVERIFY(inbox().mkpath(u"."_s));
        const schedules::FolderImportSettings settings{.folder = inbox().absolutePath(),
                                                       .recipe = stored->path};
        scheduler().keep({.id = u"shop"_s,
                          .kind = u"purchases"_s,
                          .settings = settings.toJson(),
                          .rhythm = {.every = Every::File},
                          .handled = m_fixture->clock().now()});
        scheduler().runNow(u"shop"_s);
    }
    [[nodiscard]] const RunResult &result()
    {
        return scheduler().find(u"shop"_s)->lastRun()->result;
    }
    [[nodiscard]] bool reaches(State state, std::size_t runs = 1)
    {
        const bool reached = ExportFixture::until([&] {
            const auto *schedule = scheduler().find(u"shop"_s);
            const auto *run = schedule ? schedule->lastRun() : nullptr;
            return run && run->result.state == state && schedule->runs.size() == runs;
        });
        if (!reached && scheduler().find(u"shop"_s))
            qInfo().noquote() << QJsonDocument(scheduler().find(u"shop"_s)->toJson()).toJson();
        return reached;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        QVERIFY(support::sendAndWait(*m_fixture,
                                     {.operation = Id::PatchContactByEmail,
                                      .values = {u"ana@example.com"_s},
                                      .body = QJsonObject{{u"_name"_s, u"Ana"_s}}}));
        QVERIFY(support::sendAndWait(
            *m_fixture,
            {.operation = Id::PatchProductByStoreId,
             .values = {u"TEA"_s},
             .body = QJsonObject{{u"name"_s, u"Tea"_s},
                                 {u"productDetailUrl"_s, u"https://tienda.example.com/p/tea"_s},
                                 {u"unitPrice"_s, 5}}}));
        m_fixture->ledger().clear();
    }
    void cleanup() { m_fixture.reset(); }

    // Files overlap, and the account is opened again afterwards, as after a restart.
    void everyOrderIsSentOnce()
    {
        arrive(u"a.csv"_s, order("1", "ana") + order("2", "ana"));
        watch(choices());
        QVERIFY(reaches(State::Finished));
        QCOMPARE(result().rows.value_or(0), 2);
        QVERIFY(inbox().exists(u"done/a.csv"_s));
        arrive(u"b.csv"_s, order("2", "ana") + order("3", "ana"));
        scheduler().runNow(u"shop"_s);
        QVERIFY(reaches(State::Finished, 2));
        QCOMPARE(result().rows.value_or(0), 1);
        QCOMPARE(m_fixture->ledger().received(Id::CreatePurchase), 3);
        // All orders of the file exist.
        arrive(u"c.csv"_s, order("1", "ana") + order("3", "ana"));
        m_fixture->close();
        m_fixture->open();
        QVERIFY(reaches(State::Finished, 3));
        QCOMPARE(result().rows.value_or(-1), 0);
        QVERIFY(inbox().exists(u"done/c.csv"_s));
        QCOMPARE(m_fixture->ledger().received(Id::CreatePurchase), 3);
    }

    // The service received the purchase, but its reply was lost.
    void anOrderWhoseReplyIsLostIsNotSentTwice()
    {
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = Id::CreatePurchase,
                                           .fault = practice::Fault::CloseApplied,
                                           .first = 1,
                                           .last = 1});
        arrive(u"a.csv"_s, order("1", "ana") + order("2", "ana"));
        watch(choices());
        QVERIFY(reaches(State::Finished));
        QCOMPARE(result().rows.value_or(0), 2);
        QCOMPARE(m_fixture->applied(Id::CreatePurchase), 2);
    }

    void ordersThatAreHeldBackAreReported()
    {
        arrive(u"a.csv"_s,
               order("1", "ana") + order("2", "nobody") + order("3", "ana", "mislaid")
                   + order("4", "ana", "cancelled"));
        watch(choices());
        QVERIFY(reaches(State::Partial));
        QCOMPARE(result().rows.value_or(0), 1);
        QCOMPARE(result().refused, 2);
        QVERIFY(result().needsAttention());
        QCOMPARE(m_fixture->ledger().received(Id::CreatePurchase), 1);
        QCOMPARE(m_fixture->ledger().received(Id::PatchContactByEmail), 0);
        const auto *job = m_fixture->jobManager().find(scheduler().find(u"shop"_s)->lastRun()->id);
        QVERIFY(job);
        QCOMPARE(job->head.rows(), 3);
        QCOMPARE(job->head.counts[journal::RowState::NotSent], 2);
    }

    // The recipe decides. The contact exists before the purchase is sent.
    void missingContactsAreCreatedIfTheRecipeSaysSo()
    {
        arrive(u"a.csv"_s, order("1", "eve") + order("2", "ana"));
        auto creating = choices();
        creating.createsContacts = true;
        creating.guards = {.mostRejects = 0};
        watch(creating);
        QVERIFY(reaches(State::Finished));
        QCOMPARE(result().rows.value_or(0), 2);
        QCOMPARE(m_fixture->applied(Id::PatchContactByEmail), 1);
        QCOMPARE(m_fixture->applied(Id::CreatePurchase), 2);
        // The job that created the contact and the job of the run.
        QCOMPARE(m_fixture->jobManager().jobs().size(), 2U);
    }

    void aLimitStopsTheImportBeforeAnythingIsSent_data()
    {
        QTest::addColumn<imports::Guards>("guards");
        QTest::addColumn<QByteArray>("orders");
        QTest::addColumn<QString>("why");
        QTest::newRow("held back") << imports::Guards{.mostRejects = 40}
                                   << order("1", "eve") + order("2", "eve", "mislaid")
                                   << u"1 of 2 orders are held back, more than 40%."_s;
        QTest::newRow("too many rows")
            << imports::Guards{.mostRows = 1} << order("1", "eve") + order("2", "ana")
            << u"The file has 2 rows, more than 1."_s;
        QTest::newRow("no order") << imports::Guards{} << order("1", "ana", "mislaid")
                                  << u"can't be sent."_s;
        QTest::newRow("no rows") << imports::Guards{} << QByteArray() << u"no orders"_s;
    }
    void aLimitStopsTheImportBeforeAnythingIsSent()
    {
        QFETCH(const imports::Guards, guards);
        QFETCH(const QByteArray, orders);
        QFETCH(const QString, why);
        arrive(u"a.csv"_s, orders);
        auto limited = choices();
        limited.createsContacts = true;
        limited.guards = guards;
        watch(limited);
        QVERIFY(reaches(State::Stopped));
        QVERIFY2(result().problem.what.contains(why), qPrintable(result().problem.what));
        QVERIFY(inbox().exists(u"a.csv"_s));
        QCOMPARE(m_fixture->ledger().received(Id::PatchContactByEmail), 0);
        QCOMPARE(m_fixture->ledger().received(Id::CreatePurchase), 0);
        QVERIFY(m_fixture->jobManager().jobs().empty());
    }

    void aRecipeOfAnotherKindIsRefused()
    {
        arrive(u"a.csv"_s, order("1", "ana"));
        watch(choices());
        QVERIFY(reaches(State::Finished));
        const auto path =
            schedules::FolderImportSettings::fromJson(scheduler().find(u"shop"_s)->settings).recipe;
        QFile recipe(path);
        QVERIFY(recipe.open(QIODevice::WriteOnly));
        QVERIFY(recipe.write(imports::Recipe{.name = u"CRM"_s}.toJson()) > 0 && recipe.flush());
        arrive(u"b.csv"_s, order("2", "ana"));
        scheduler().runNow(u"shop"_s);
        QVERIFY(reaches(State::Failed, 2));
        QCOMPARE(m_fixture->ledger().received(Id::CreatePurchase), 1);
    }
};

STOREDESK_TEST(TestScheduledPurchases)

} // namespace tst_scheduledpurchases

#include "tst_scheduledpurchases.moc"
