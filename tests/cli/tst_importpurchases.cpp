// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "practice/faults/faultspec.h"
#include "practice/service/service.h"
#include "purchases/purchaserecipe.h"
#include "support/commandline.h"
#include "support/seededstores.h"
#include "support/shopfiles.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QTest>

namespace tst_importpurchases {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using importcheck::Action;

// Imports purchases from a shop's order files with the built command line program.
class TestImportPurchases final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] support::CommandLine::Ended import(const QByteArray &bytes,
                                                     const QStringList &options) const
    {
        return m_cli.run(
            QStringList{u"import-purchases"_s, m_cli.write(u"orders.csv"_s, bytes), u"--json"_s}
            + options);
    }

    [[nodiscard]] static QList<QJsonObject> linesOf(const QByteArray &output)
    {
        QList<QJsonObject> lines;
        for (const auto &line : output.trimmed().split('\n'))
            lines.append(QJsonDocument::fromJson(line).object());
        return lines;
    }

    // Returns the output line that contains this member.
    [[nodiscard]] static QJsonObject lineWith(const QByteArray &output, QLatin1StringView member)
    {
        for (const auto &line : linesOf(output)) {
            if (line.contains(member))
                return line;
        }
        return {};
    }

    // Returns the number of distinct purchases that were applied, and how often the most frequent
    // one was.
    [[nodiscard]] std::pair<int, int> applied() const
    {
        QHash<QByteArray, int> bodies;
        int most = 0;
        for (const auto &entry : m_service->ledger().entries()) {
            if (entry.applied && entry.operation == OperationId::CreatePurchase)
                most = std::max(most, ++bodies[entry.bodyHash]);
        }
        return {static_cast<int>(bodies.size()), most};
    }

    base::SystemClock m_clock;
    support::CommandLine m_cli;
    std::unique_ptr<practice::Service> m_service;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        auto service = practice::Service::start(
            support::copied({.contacts = 1, .requestsPerMinute = 6'000}), m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_cli.environment.insert(u"STOREDESK_URL"_s, m_service->url().toString());
        m_cli.environment.insert(u"STOREDESK_API_KEY"_s, QString::fromLatin1(m_service->apiKey()));
        QVERIFY(m_cli.addContact(u"ann@example.org"_s));
        QVERIFY(m_cli.addProduct(u"TEA"_s));
        QVERIFY(m_cli.addProduct(u"CUP"_s));
        m_service->ledger().clear();
    }

    void cleanup()
    {
        QVERIFY(m_cli.clear());
        QVERIFY(QDir(m_cli.path(u"reports"_s)).removeRecursively());
        m_service.reset();
    }

    void theOrdersOfAShopAreSentOnce()
    {
        QVERIFY(m_cli.addContact(u"bob@example.org"_s));
        const auto first = import(support::shopfiles::shopify(), {u"--repair"_s});
        QVERIFY2(first.exitCode == 0, first.complaints + first.output);
        QCOMPARE(applied(), std::pair(2, 1));
        const auto made = QJsonDocument::fromJson(
            m_cli.call({u"getPurchaseByStoreId"_s, u"--param"_s, u"id=#1001"_s}));
        QCOMPARE(made["totalPrice"_L1].toDouble(), 34.80);
        QCOMPARE(made["products"_L1].toArray().size(), 2);
        // The same file is imported again. All orders exist already, so nothing is sent.
        const auto second = import(support::shopfiles::shopify(), {u"--repair"_s});
        QVERIFY2(second.exitCode == 0, second.complaints + second.output);
        QCOMPARE(lineWith(second.output, "toSend"_L1)["there"_L1].toInt(), 2);
        QCOMPARE(m_service->ledger().applied(OperationId::CreatePurchase), 2);
        // The same order has a different total, so it is listed but not sent.
        auto changed = support::shopfiles::shopify();
        changed.replace("8.95,WINTER", "9.95,WINTER");
        const auto third = import(changed, {u"--repair"_s});
        QCOMPARE(third.exitCode, 5);
        const auto named = lineWith(third.output, "problem"_L1);
        QCOMPARE(named["problem"_L1].toString(), u"there-but-different"_s);
        QCOMPARE(named["lines"_L1].toArray(), QJsonArray{4});
        QCOMPARE(m_service->ledger().applied(OperationId::CreatePurchase), 2);
    }

    void aDryRunLooksUpAndSendsNothing()
    {
        const auto ended = import(support::shopfiles::shopify(), {u"--repair"_s, u"--dry-run"_s});
        QCOMPARE(ended.exitCode, 5);
        QCOMPARE(lineWith(ended.output, "columns"_L1)["columns"_L1]["Name"_L1].toString(),
                 u"order"_s);
        QCOMPARE(lineWith(ended.output, "missing"_L1)["value"_L1].toString(), u"bob@example.org"_s);
        QCOMPARE(lineWith(ended.output, "toSend"_L1)["toSend"_L1].toInt(), 1);
        QCOMPARE(applied(), std::pair(0, 0));
        QVERIFY(m_cli.run({u"jobs"_s}).output.isEmpty());
    }

    void missingContactsAndProductsAreCreatedOnRequest()
    {
        const QByteArray file = "order,date,email,first name,sku,product name,url,quantity,price\n"
                                "1,2026-01-05T10:00:00Z,eve@example.org,Eve,POT,Pot,"
                                "https://www.example.com/pot,1,15\n"
                                "2,2026-01-05T10:00:00Z,ann@example.org,Ann,JAR,Jar,,1,5\n";
        const auto without = import(file, {});
        QCOMPARE(without.exitCode, 5);
        QCOMPARE(applied(), std::pair(0, 0));
        const auto ended = import(file,
                                  {u"--create-missing"_s, u"contacts"_s, u"--create-missing"_s,
                                   u"products"_s, u"--trigger-workflows"_s});
        // The product without a URL cannot be created, so its order is held back.
        QVERIFY2(ended.exitCode == 5, ended.complaints + ended.output);
        QCOMPARE(applied(), std::pair(1, 1));
        const auto contact = QJsonDocument::fromJson(
            m_cli.call({u"getContactByEmail"_s, u"--param"_s, u"email=eve@example.org"_s}));
        QCOMPARE(contact["_name"_L1].toString(), u"Eve"_s);
        QCOMPARE(contact["_newsletterSubscriptionStatus"_L1].toString(), u"none"_s);
        const auto product = QJsonDocument::fromJson(
            m_cli.call({u"getProductByStoreId"_s, u"--param"_s, u"id=POT"_s}));
        QCOMPARE(product["unitPrice"_L1].toDouble(), 15.0);
    }

    void ordersThatAreNotSalesAreNamedAndNotSent()
    {
        const QByteArray file = "order,date,email,sku,quantity,price,status\n"
                                "1,2026-01-05T10:00:00Z,ann@example.org,TEA,1,5,paid\n"
                                "2,2026-01-05T10:00:00Z,ann@example.org,TEA,2,5,cancelled\n"
                                "3,2026-01-05T10:00:00Z,ann@example.org,TEA,3,5,refunded\n";
        const auto ended = import(file, {u"--max-rejects"_s, u"0"_s});
        // The row was left out deliberately, so it counts neither as a failure nor as rejected.
        QVERIFY2(ended.exitCode == 0, ended.complaints + ended.output);
        QCOMPARE(applied(), std::pair(1, 1));
        QStringList named;
        for (const auto &line : linesOf(ended.output)) {
            if (line["problem"_L1].toString() == "not-a-sale"_L1)
                named.append(line["order"_L1].toString());
        }
        QCOMPARE(named, (QStringList{u"2"_s, u"3"_s}));
        QCOMPARE(lineWith(ended.output, "toSend"_L1)["notSales"_L1].toInt(), 2);
        const auto chosen = import(file, {u"--sale-status"_s, u"Refunded"_s});
        QCOMPARE(chosen.exitCode, 0);
        QCOMPARE(applied(), std::pair(2, 1));
    }

    void unknownStatusesHoldOrdersBackUntilTheyAreDecided()
    {
        const QByteArray file = "order,date,email,sku,quantity,price,estado\n"
                                "1,2026-01-05T10:00:00Z,ann@example.org,TEA,1,5,pagado\n"
                                "2,2026-01-05T10:00:00Z,ann@example.org,TEA,2,5,Revisado\n"
                                "3,2026-01-05T10:00:00Z,ann@example.org,TEA,3,5,"
                                "parcialmente reembolsado\n";
        const auto dry = import(file, {u"--dry-run"_s});
        QCOMPARE(dry.exitCode, 5);
        const auto status = lineWith(dry.output, "meaning"_L1);
        QCOMPARE(status["status"_L1].toString(), u"Revisado"_s);
        QCOMPARE(status["meaning"_L1].toString(), u"unknown"_s);
        QVERIFY2(dry.complaints.contains("Revisado") && dry.complaints.contains("--sale-status"),
                 dry.complaints);
        QCOMPARE(applied(), std::pair(0, 0));
        const auto undecided = import(file, {});
        QCOMPARE(undecided.exitCode, 5);
        QCOMPARE(applied(), std::pair(1, 1));
        QCOMPARE(lineWith(undecided.output, "toSend"_L1)["heldBack"_L1].toInt(), 2);
        const auto decided = import(file,
                                    {u"--not-sale-status"_s, u"parcialmente reembolsado"_s,
                                     u"--sale-status"_s, u"revisado"_s});
        QVERIFY2(decided.exitCode == 0, decided.complaints + decided.output);
        QCOMPARE(applied(), std::pair(2, 1));
        QCOMPARE(
            import(file, {u"--sale-status"_s, u"Revisado"_s, u"--not-sale-status"_s, u"revisado"_s})
                .exitCode,
            2);
    }

    void aFileWithoutAStatusSaysThatAllOrdersCountAsSales()
    {
        const QByteArray file = "order,date,email,sku,quantity,price\n"
                                "1,2026-01-05T10:00:00Z,ann@example.org,TEA,1,5\n";
        const auto ended = import(file, {u"--dry-run"_s});
        QCOMPARE(ended.exitCode, 0);
        const auto known = lineWith(ended.output, "statusKnown"_L1);
        QVERIFY(known.contains("statusKnown"_L1) && !known["statusKnown"_L1].toBool());
        const auto text =
            m_cli.run({u"import-purchases"_s, m_cli.write(u"orders.csv"_s, file), u"--dry-run"_s});
        QVERIFY2(text.output.contains("all orders count as sales"), text.output);
    }

    // Options and the recipe's choices are combined. Columns are found by their names.
    void aRecipeIsAppliedAndRefusedIfItDoesNotFit()
    {
        const QStringList columns{u"n"_s,    u"day"_s,  u"who"_s,  u"what"_s,
                                  u"many"_s, u"each"_s, u"state"_s};
        const purchases::OrderChoices choices{.columns = columns,
                                              .matching = purchases::OrderMatching::fromWords(
                                                  {u"order"_s, u"date"_s, u"email"_s, u"product"_s,
                                                   u"quantity"_s, u"unit-price"_s, u"status"_s}),
                                              .options = {.repair = true,
                                                          .dates = values::DateOrder::DayFirst,
                                                          .statuses = {{u"revisado"_s, true}}},
                                              .repairs = {{.column = u"what"_s,
                                                           .repair = {.action = Action::Replace,
                                                                      .text = u"the"_s,
                                                                      .replacement = u"TEA"_s}}}};
        const auto recipe =
            m_cli.write(u"shop.recipe.json"_s, purchaseRecipe(choices, u"Shop"_s).toJson());
        const QByteArray file = "state,each,many,what,who,day,n,note\n"
                                "revisado,5,1,the,ann@example.org,03/04/2026 10:00,R-1,x\n"
                                "dudoso,5,2,TEA,ann@example.org,03/04/2026 10:00,R-2,x\n";
        const auto first = import(file, {u"--recipe"_s, recipe});
        QVERIFY2(first.exitCode == 5, first.complaints + first.output);
        QCOMPARE(applied(), std::pair(1, 1));
        const auto made = QJsonDocument::fromJson(
            m_cli.call({u"getPurchaseByStoreId"_s, u"--param"_s, u"id=R-1"_s}));
        QVERIFY2(made["purchaseDate"_L1].toString().startsWith("2026-04-03"_L1), made.toJson());
        // The command for any recipe does the same. The purchase that exists is not sent again.
        const auto orders = m_cli.write(u"orders.csv"_s, file);
        const QStringList run{u"run"_s, recipe, u"--file"_s, orders};
        const auto dry = m_cli.run(run + QStringList{u"--dry-run"_s});
        QVERIFY2(dry.exitCode == 5, dry.complaints + dry.output);
        QCOMPARE(m_cli.run(run + QStringList{u"--known"_s, orders}).exitCode, 2);
        const auto second = import(file, {u"--recipe"_s, recipe, u"--sale-status"_s, u"dudoso"_s});
        QVERIFY2(second.exitCode == 0, second.complaints + second.output);
        QCOMPARE(applied(), std::pair(2, 1));

        const auto other = import(support::shopfiles::shopify(), {u"--recipe"_s, recipe});
        QCOMPARE(other.exitCode, 2);
        QVERIFY2(other.complaints.contains("lacks columns"), other.complaints);
        QFile broken(recipe);
        QVERIFY(broken.open(QIODevice::ReadOnly));
        auto json = broken.readAll();
        json.replace("\"repair\"", "\"mend\"");
        const auto refused = import(file, {u"--recipe"_s, m_cli.write(u"bad.recipe.json"_s, json)});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.complaints.contains("purchases.mend"), refused.complaints);
        const auto exports = imports::Recipe{.kind = imports::RecipeKind::Export}.toJson();
        const auto wrong =
            import(file, {u"--recipe"_s, m_cli.write(u"export.recipe.json"_s, exports)});
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY2(wrong.complaints.contains("can't be used here"), wrong.complaints);
        QCOMPARE(m_service->ledger().applied(OperationId::CreatePurchase), 2);
    }

    // The recipe creates missing contacts, or the option does. Its limits apply before that.
    void aRecipeIsRunWithItsMissingRecordsAndLimits()
    {
        const QStringList columns{u"order"_s, u"date"_s,     u"email"_s,
                                  u"sku"_s,   u"quantity"_s, u"price"_s};
        purchases::OrderChoices choices{.columns = columns,
                                        .matching = purchases::OrderMatching::proposedFor(columns),
                                        .guards = {.mostRejects = 0}};
        const auto run = [&](const QByteArray &id, const QStringList &options = {}) {
            const auto recipe =
                m_cli.write(u"shop.recipe.json"_s, purchaseRecipe(choices, u"Shop"_s).toJson());
            const auto file =
                m_cli.write(u"orders.csv"_s,
                            "order,date,email,sku,quantity,price\n" + id
                                + ",2026-01-05T10:00:00Z,new-" + id + "@example.org,TEA,1,5\n");
            return m_cli.run(QStringList{u"run"_s, recipe, u"--file"_s, file, u"--json"_s}
                             + options);
        };
        const auto held = run("1");
        QVERIFY2(held.exitCode == 6, held.complaints + held.output);
        QVERIFY2(held.complaints.contains("1 of 1 orders are held back"), held.complaints);
        const auto created = run("2", {u"--create-missing"_s, u"contacts"_s});
        QVERIFY2(created.exitCode == 0, created.complaints + created.output);
        choices.createsContacts = true;
        const auto repeated = run("3");
        QVERIFY2(repeated.exitCode == 0, repeated.complaints + repeated.output);
        QCOMPARE(applied(), std::pair(2, 1));
        // No contact is created if a limit prevents the import.
        choices.guards = {.fewestRows = 2};
        m_service->ledger().clear();
        QCOMPARE(run("4").exitCode, 6);
        QCOMPARE(m_service->ledger().received(OperationId::PatchContactByEmail), 0);
        choices.guards = {};
        choices.createsContacts = false;
        QCOMPARE(run("5", {u"--max-rejects"_s, u"0"_s}).exitCode, 6);
        QCOMPARE(run("5", {u"--max-blanked"_s, u"0"_s}).exitCode, 2);
        QCOMPARE(m_service->ledger().received(OperationId::CreatePurchase), 0);
    }

    void anImportIsUndone()
    {
        const auto ended = import("order,date,email,sku,quantity,price\n"
                                  "U-1,2026-01-05T10:00:00Z,ann@example.org,TEA,1,5\n",
                                  {});
        QVERIFY2(ended.exitCode == 0, ended.complaints + ended.output);
        const auto job = linesOf(ended.output).constLast()["job"_L1].toString();
        // The file and its recipe are stored with the job.
        QDirIterator folders(m_cli.path(u"data"_s), {job + u".files"_s}, QDir::Dirs,
                             QDirIterator::Subdirectories);
        const auto stored = folders.next();
        QVERIFY(QFile::exists(QDir(stored).filePath(u"source/orders.csv"_s)));
        QVERIFY(!purchases::storedRecipeIn(stored).isEmpty());
        const QStringList undo{u"jobs"_s, u"undo"_s, job};
        const auto refused = m_cli.run(undo);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.complaints.contains("--delete-created"), refused.complaints);
        const auto undone = m_cli.run(undo + QStringList{u"--delete-created"_s});
        QVERIFY2(undone.exitCode == 0, undone.complaints + undone.output);
        QCOMPARE(m_service->ledger().applied(OperationId::DeletePurchaseByStoreId), 1);
        QVERIFY(
            m_cli.run({u"call"_s, u"getPurchaseByStoreId"_s, u"--param"_s, u"id=U-1"_s}).exitCode
            != 0);
    }

    void guardsAndWrongOptionsSendNothing()
    {
        const auto file = support::shopfiles::shopify();
        QCOMPARE(import(file, {u"--max-rejects"_s, u"0"_s}).exitCode, 6);
        QCOMPARE(import(file, {u"--map"_s, u"Colour=order"_s}).exitCode, 2);
        QCOMPARE(import(file, {u"--map"_s, u"Name=colour"_s}).exitCode, 2);
        QCOMPARE(import(file, {u"--map"_s, u"Lineitem sku="_s}).exitCode, 2);
        QCOMPARE(import(file, {u"--currency"_s, u"EURO"_s}).exitCode, 2);
        QCOMPARE(import(file, {u"--create-missing"_s, u"shops"_s}).exitCode, 2);
        QCOMPARE(applied(), std::pair(0, 0));
        const auto help = m_cli.run({u"import-purchases"_s, u"--help"_s});
        QVERIFY(help.output.contains("--trigger-workflows"));
    }

    // Replies are slow, so that the service has applied purchases when the command is killed.
    void G2_purchasesOfAKilledImportAreSentOnce()
    {
        const int orders = support::testSize(18, 60);
        QByteArray file = "order,date,email,sku,quantity,price\n";
        for (int number = 1; number <= orders; ++number) {
            const auto id = "K-" + QByteArray::number(number);
            file += id + ",2026-01-05T10:00:00Z,ann@example.org,TEA,1,5\n" + id + ",,,CUP,2,1.25\n";
        }
        m_service->play({practice::parseFaultRule(u"createPurchase:drip=100"_s).value()});
        QStringList arguments{u"import-purchases"_s, m_cli.write(u"orders.csv"_s, file),
                              u"--json"_s};
        for (const int point : {orders / 6, orders / 2}) {
            QProcess process;
            m_cli.start(process, arguments);
            QVERIFY(m_service->ledger().waitFor(
                [this, point] {
                    return m_service->ledger().applied(OperationId::CreatePurchase) >= point;
                },
                std::chrono::seconds(100)));
            process.kill();
            QVERIFY(process.waitForFinished());
            const auto jobs = linesOf(m_cli.run({u"jobs"_s, u"--json"_s}).output);
            arguments = {u"resume"_s, jobs.constLast()["job"_L1].toString(), u"--json"_s};
        }
        m_service->faults().clear();
        const auto ended =
            m_cli.run(arguments + QStringList{u"--reports"_s, m_cli.path(u"reports"_s)});
        QVERIFY2(ended.exitCode == 0, ended.complaints);
        QCOMPARE(applied(), std::pair(orders, 1));
        // The report contains the line numbers in the source file.
        const QDir folder(m_cli.path(u"reports"_s));
        QFile report(folder.filePath(folder.entryList({u"*done*"_s}).value(0)));
        QVERIFY(report.open(QIODevice::ReadOnly));
        const auto text = report.readAll();
        QCOMPARE(text.count('\n'), orders + 1);
        QVERIFY2(text.contains("2–3"), text);
    }
};

STOREDESK_TEST(TestImportPurchases)

} // namespace tst_importpurchases

#include "tst_importpurchases.moc"
