// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imports/importcommands.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/account/filecommand.h"
#include "app/cli/account/outagelimit.h"
#include "app/cli/account/storeidentity.h"
#include "app/cli/imports/purchasequestion.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/jobwatch/jobcopies.h"
#include "app/cli/jobwatch/jobwatch.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "api/session.h"
#include "importcheck/edithistory.h"
#include "purchases/orderbook.h"
#include "purchases/orderedits.h"
#include "purchases/ordermatching.h"
#include "purchases/orderplan.h"
#include "purchases/purchaserecipe.h"

#include <QCommandLineParser>
#include <QEventLoop>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;
using purchases::OrderLookups;

namespace {

QJsonArray jsonOf(const QList<qint64> &lines)
{
    QJsonArray array;
    for (const auto line : lines)
        array.append(line);
    return array;
}

QString nameOf(const purchases::Order &order)
{
    return order.id.isEmpty() ? CommandWords::tr("Item %1").arg(purchases::textOf(order.lines))
                              : order.id;
}

QString textOf(const purchases::StatusCount &count)
{
    return count.status.text.isEmpty() ? CommandWords::tr("blank") : count.status.text;
}

QString textOf(purchases::StatusMeaning meaning)
{
    using enum purchases::StatusMeaning;
    switch (meaning) {
    case Sale:
        return CommandWords::tr("sale");
    case PartlyRefunded:
        return CommandWords::tr("partly refunded, held back");
    case NotSale:
        return CommandWords::tr("not a sale, left out");
    default:
        return CommandWords::tr("unknown, held back");
    }
}

void printHeldBack(const purchases::Order &order, bool asJson)
{
    for (const auto &fault : order.faults) {
        if (asJson) {
            QJsonObject line{{u"order"_s, order.id},
                             {u"lines"_s, jsonOf(fault.lines)},
                             {u"problem"_s, QString(wordOf(fault.problem))},
                             {u"text"_s, textOf(fault)}};
            if (!fault.repaired.isEmpty())
                line.insert(u"repaired"_s, fault.repaired);
            printJson(line);
        } else {
            complain(u"%1: %2"_s.arg(nameOf(order), textOf(fault)));
        }
    }
}

void printMissing(QLatin1StringView kind, const QString &value, const QList<qint64> &lines,
                  const QString &obstacle, bool asJson)
{
    if (asJson)
        return printJson({{u"missing"_s, QString(kind)},
                          {u"value"_s, value},
                          {u"lines"_s, jsonOf(lines)},
                          {u"obstacle"_s, obstacle}});
    const auto text = kind == "contact"_L1 ? CommandWords::tr("Missing contact: %1 (lines %2)")
                                           : CommandWords::tr("Missing product: %1 (lines %2)");
    complain(u"%1 %2"_s.arg(text.arg(value, purchases::textOf(lines)), obstacle).trimmed());
}

// Prints how the columns are matched, one line each.
void printMatching(const purchases::OrderMatching &matching, const QStringList &columns,
                   bool asJson)
{
    QJsonObject object;
    for (int column = 0; column < matching.columns(); ++column) {
        const auto field = matching.fieldOf(column);
        const auto word = field ? QString(purchases::rowOf(*field).word) : QString();
        object.insert(columns.at(column), word);
        if (!asJson)
            printLine(field ? u"%1 → %2"_s.arg(columns.at(column), word)
                            : CommandWords::tr("%1: not used").arg(columns.at(column)));
    }
    if (asJson)
        printJson({{u"columns"_s, object}});
}

// Prints the status words in the file, or that it has none and all orders count as sales.
void printStatuses(const purchases::OrderBook &book, bool asJson)
{
    if (!book.hasStatus) {
        if (asJson)
            printJson({{u"statusKnown"_s, false}});
        else
            printLine(
                CommandWords::tr("The file has no order status, so all orders count as sales."));
    }
    for (const auto &count : book.statuses) {
        if (asJson)
            printJson({{u"status"_s, count.status.text},
                       {u"orders"_s, count.orders},
                       {u"meaning"_s, QString(wordOf(count.status.meaning))}});
        else
            printLine(CommandWords::tr("Status “%1”, %L2 orders: %3")
                          .arg(textOf(count))
                          .arg(count.orders)
                          .arg(textOf(count.status.meaning)));
    }
}

// Asks the user to decide about unknown status words. Prints nothing if all are known.
void printUnknownStatuses(const purchases::OrderBook &book, bool asJson)
{
    QStringList words;
    for (const auto &count : book.statuses) {
        if (count.status.meaning == purchases::StatusMeaning::Unknown)
            words.append(u"“%1” (%L2)"_s.arg(textOf(count)).arg(count.orders));
    }
    if (!words.isEmpty())
        complain({.what = CommandWords::tr("Unknown order status: %1.").arg(words.join(u", "_s)),
                  .why = CommandWords::tr("These orders are held back."),
                  .next = CommandWords::tr("Use --sale-status WORD or --not-sale-status WORD to "
                                           "specify whether they are sales.")},
                 asJson);
}

// Prints the orders that are held back, left out or already exist, the missing records, and the
// totals.
void printPlan(const purchases::OrderPlan &plan, qint64 lines, bool asJson)
{
    for (const auto *orders : {&plan.notSales, &plan.orders}) {
        for (const auto &order : *orders)
            printHeldBack(order, asJson);
    }
    for (const auto &order : plan.there) {
        if (asJson)
            printJson(
                {{u"order"_s, order.id}, {u"lines"_s, jsonOf(order.lines)}, {u"there"_s, true}});
        else
            printLine(CommandWords::tr("%1: already exists with the same values").arg(order.id));
    }
    for (const auto &contact : plan.contacts)
        printMissing("contact"_L1, contact.email.isEmpty() ? contact.externalId : contact.email,
                     contact.lines, contact.obstacle(), asJson);
    for (const auto &product : plan.products)
        printMissing("product"_L1, product.id, product.lines, product.obstacle(), asJson);
    const auto orders =
        static_cast<qint64>(plan.orders.size() + plan.there.size() + plan.notSales.size());
    const auto notSales = static_cast<qint64>(plan.notSales.size());
    const auto there = static_cast<qint64>(plan.there.size());
    if (asJson)
        return printJson({{u"lines"_s, lines},
                          {u"orders"_s, orders},
                          {u"toSend"_s, plan.toSend()},
                          {u"heldBack"_s, plan.heldBack()},
                          {u"notSales"_s, notSales},
                          {u"there"_s, there}});
    printLine(CommandWords::tr("%L1 orders in %L2 rows: %L3 to send, %L4 held back, %L5 not sales, "
                               "%L6 already in the service")
                  .arg(orders)
                  .arg(lines)
                  .arg(plan.toSend())
                  .arg(plan.heldBack())
                  .arg(notSales)
                  .arg(there));
    const auto onlyHas = [](bool (*isOfKind)(purchases::OrderProblem)) {
        return [isOfKind](const purchases::Order &order) {
            return !order.isSendable()
                && std::ranges::all_of(order.faults, isOfKind, &purchases::OrderFault::problem);
        };
    };
    if (const auto orders = std::ranges::count_if(
            plan.orders, onlyHas([](auto each) { return isRepairable(each); })))
        printLine(CommandWords::tr("%L1 of them can be sent with --repair").arg(orders));
    if (const auto orders = std::ranges::count_if(
            plan.orders, onlyHas([](auto each) { return isDifference(each); })))
        printLine(
            CommandWords::tr("%L1 of them can be sent with --accept-differences").arg(orders));
}

// One run of "import-purchases", which checks the orders, looks them up and sends them as a job.
class PurchaseCommand final
{
public:
    PurchaseCommand(PurchaseQuestion question, CommandAccount account, QString temporaryFolder)
        : m_question(std::move(question))
        , m_account(std::move(account))
        , m_temporaryFolder(std::move(temporaryFolder))
        , m_folder(m_account.jobs)
        , m_session(m_account.connection, m_clock)
        , m_lookups(m_session)
    {
        onInterrupt(&m_listener, [this] { m_watch ? m_watch->interrupt() : cancelNow(); });
    }
    Q_DISABLE_COPY_MOVE(PurchaseCommand)

    [[nodiscard]] int exec()
    {
        if (const auto read = readFile(); !read)
            return fail(read.error());
        if (const auto made = makeReportsFolder(m_question.reports); !made)
            return fail(made.error());
        m_lookups.start(m_book.orders);
        if (const int code = waitForLookups(); code != Done)
            return code;
        auto plan = purchases::planOf(m_book, m_lookups.findings());
        // Contacts and products are only created if the orders will be sent.
        const auto heldBack = purchases::heldBackAfterCreating(plan, m_question.createsContacts,
                                                               m_question.createsProducts);
        const auto reasons = brokenLimits(plan, heldBack);
        if (reasons.isEmpty()) {
            if (const int code = createMissing(); code != Done)
                return code;
            plan = purchases::planOf(m_book, m_lookups.findings());
        }
        printPlan(plan, m_book.lines, m_question.asJson);
        printUnknownStatuses(m_book, m_question.asJson);
        if (!reasons.isEmpty())
            return stopBecause(reasons, CommandWords::tr("Nothing was sent."));
        if (const auto still = brokenLimits(plan, plan.heldBack());
            !m_question.dryRun && !still.isEmpty())
            return stopBecause(still, CommandWords::tr("No purchases were sent."));
        if (m_question.dryRun || plan.toSend() == 0)
            return exitCodeOfCheck(plan.toSend() + plan.heldBack(), plan.heldBack());
        return run(purchases::purchasesJob(plan, fileName(), m_question.triggersWorkflows));
    }

private:
    [[nodiscard]] int fail(const Problem &problem) const
    {
        complain(problem, m_question.asJson);
        return m_failure;
    }

    [[nodiscard]] int stopBecause(const QStringList &reasons, const QString &result) const
    {
        complain({.what = reasons.join(u' '), .next = result}, m_question.asJson);
        return StoppedByGuard;
    }

    // Returns a sentence for each limit that the orders exceed.
    [[nodiscard]] QStringList brokenLimits(const purchases::OrderPlan &plan, qint64 heldBack) const
    {
        auto reasons = purchases::brokenGuards(m_question.guards, m_book.lines,
                                               static_cast<qint64>(plan.orders.size()), heldBack);
        if (m_question.mostRejects && heldBack > *m_question.mostRejects)
            reasons.append(CommandWords::tr("%L1 orders can't be sent; the limit is %L2.")
                               .arg(heldBack)
                               .arg(*m_question.mostRejects));
        return reasons;
    }

    [[nodiscard]] QString fileName() const { return QFileInfo(m_question.file).fileName(); }

    [[nodiscard]] Result<void> readFile()
    {
        base::Progress progress;
        auto table =
            jobs::BulkTable::open(m_question.file, m_question.reading, m_temporaryFolder, progress);
        if (!table)
            return tl::unexpected(table.error());
        const auto choices = choicesOf(m_question, table->columns);
        if (!choices)
            return tl::unexpected(choices.error());
        m_choices = *choices;
        printMatching(m_choices.matching, table->columns, m_question.asJson);
        auto lines = purchases::linesOf(*table, progress);
        if (!lines) {
            m_failure = StoppedByGuard;
            return tl::unexpected(lines.error());
        }
        importcheck::EditHistory history;
        history.add({}, m_choices.columnRepairs());
        purchases::applyEdits(*history.edits(), *lines);
        m_choices.options.zone = zoneOfStore(m_session, m_clock);
        m_book = purchases::ordersIn(*lines, m_choices.matching, m_choices.options);
        printStatuses(m_book, m_question.asJson);
        m_table = std::move(*table);
        return {};
    }

    // Stores the recipe and the file with the job that sends the purchases, as the window does. The
    // purchases can be sent without them.
    void storeFiles(const QString &id) const
    {
        const auto name = QFileInfo(m_question.file).completeBaseName();
        const auto folder = m_folder.filesOf(id);
        const auto stored =
            purchases::storeRecipe(purchases::purchaseRecipe(m_choices, name), folder)
                .and_then([&] { return purchases::storeSource(*m_table, fileName(), folder); });
        if (!stored)
            complain(stored.error(), m_question.asJson);
    }

    [[nodiscard]] int waitForLookups()
    {
        QEventLoop waiting;
        int code = Done;
        const OutageLimit limit(m_session.client(), m_clock, m_question.asJson, [&] {
            code = NoConnection;
            waiting.quit();
        });
        QObject::connect(&m_lookups, &OrderLookups::finished, &waiting, &QEventLoop::quit);
        if (m_lookups.state() == OrderLookups::State::Running)
            waiting.exec();
        if (code == Done && m_lookups.state() == OrderLookups::State::Failed) {
            complain(m_lookups.problem(), m_question.asJson);
            code = Refused;
        }
        m_lookups.cancel();
        return code;
    }

    // Contacts and products are created by separate jobs, which end before the first purchase is
    // sent.
    [[nodiscard]] int createMissing()
    {
        if (m_question.dryRun || !(m_question.createsContacts || m_question.createsProducts))
            return Done;
        const auto plan = purchases::planOf(m_book, m_lookups.findings());
        std::vector<jobs::ListJob> missing;
        if (m_question.createsContacts)
            missing.push_back(purchases::contactsJob(plan.contacts, fileName()));
        if (m_question.createsProducts)
            missing.push_back(purchases::productsJob(plan.products, fileName()));
        std::erase_if(missing, [](const jobs::ListJob &job) { return job.rows.empty(); });
        for (const auto &job : missing) {
            const int code = run(job);
            // Do not continue with unknown outcomes. Orders whose contact or product was refused
            // are held back after the lookups.
            if (!areOutcomesKnown(code)) {
                complain(CommandWords::tr("No purchases were sent."));
                return code;
            }
        }
        if (missing.empty())
            return Done;
        m_lookups.startAgain();
        return waitForLookups();
    }

    // Every row is stored before the first one is sent.
    [[nodiscard]] Result<QString> begin(const jobs::ListJob &list)
    {
        const auto id = m_folder.newId(m_clock);
        const auto target = withStoreIdentity(m_folder, m_session, m_clock);
        return jobs::Job::begin(target, id, list.title, list.plan, list.columns, m_clock)
            .and_then([&list](const std::unique_ptr<jobs::JobDraft> &draft) {
                return draft->append(list.rows).and_then([&draft] { return draft->complete(); });
            })
            .map([&id](const auto &) { return id; });
    }

    [[nodiscard]] int run(const jobs::ListJob &list)
    {
        JobCopies copies(m_account, m_clock);
        const auto id = begin(list);
        auto job = id ? copies.open(m_folder, *id, m_session)
                      : Result<std::unique_ptr<jobs::Job>>(tl::unexpect, id.error());
        if (!job)
            return fail(job.error());
        if (list.plan.operation == catalogue::OperationId::CreatePurchase)
            storeFiles(*id);
        JobWatch running(**job, m_session.client(),
                         {.reports = m_question.reports, .asJson = m_question.asJson});
        m_watch = &running;
        const int code = running.exec();
        m_watch = nullptr;
        return code;
    }

    PurchaseQuestion m_question;
    CommandAccount m_account;
    QString m_temporaryFolder;
    journal::JobFolder m_folder;
    base::SystemClock m_clock;
    api::Session m_session;
    OrderLookups m_lookups;
    std::optional<jobs::BulkTable> m_table;
    purchases::OrderChoices m_choices;
    purchases::OrderBook m_book;
    QObject m_listener;
    JobWatch *m_watch = nullptr;
    // The exit code if the file cannot be read.
    int m_failure = WrongUsage;
};

} // namespace

int importPurchases(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandWords::tr("Import purchases from a shop's order file with one row per product. Each "
                         "order is sent once, identified by its ID; existing orders are not sent "
                         "again. Workflows don't start unless you allow it."));
    addPurchaseOptions(parser);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print progress as JSON lines."));
    addAccountOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "import-purchases"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    return runFileCommand(
        parser, purchaseQuestionFrom(parser), key, wantsJson(arguments),
        [](const PurchaseQuestion &question, const CommandWorkspace &workspace) {
            return PurchaseCommand(question, workspace.account, workspace.temporaryFolder).exec();
        });
}

} // namespace storedesk::cli
