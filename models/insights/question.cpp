// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "question.h"

#include "catalogue/key.h"
#include "insights/funnelsteps.h"
#include "insights/questions.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

static constexpr std::array purchaseRoles{ColumnRole::ActivityType, ColumnRole::ActivityTime,
                                          ColumnRole::ActivityAmount};
static constexpr std::array buyerRoles{ColumnRole::ActivityContact, ColumnRole::ActivityType,
                                       ColumnRole::ActivityTime, ColumnRole::ActivityAmount};
static constexpr std::array productRoles{
    ColumnRole::ActivityId,   ColumnRole::ActivityContact, ColumnRole::ActivityType,
    ColumnRole::ActivityTime, ColumnRole::ActivityAmount,  ColumnRole::LineActivity,
    ColumnRole::LineProduct,  ColumnRole::LineUnits,       ColumnRole::LinePrice};
static constexpr std::array rfmRoles{ColumnRole::ActivityContact,
                                     ColumnRole::ActivityType,
                                     ColumnRole::ActivityTime,
                                     ColumnRole::ActivityAmount,
                                     ColumnRole::ContactId,
                                     ColumnRole::ContactLastPurchaseDate,
                                     ColumnRole::ContactTotalPurchases,
                                     ColumnRole::ContactTotalPurchasesAmount};

static constexpr std::array emailRoles{ColumnRole::ActivityContact, ColumnRole::ActivityType,
                                       ColumnRole::ActivityTime, ColumnRole::ActivityAmount,
                                       ColumnRole::ActivityContent};
static constexpr std::array workflowRoles{ColumnRole::ActivityContact, ColumnRole::ActivityType,
                                          ColumnRole::ActivityTime, ColumnRole::ActivityAmount,
                                          ColumnRole::ActivityWorkflow};
static constexpr std::array funnelRoles{ColumnRole::ActivityContact, ColumnRole::ActivityType,
                                        ColumnRole::ActivityTime};
static constexpr std::array listRoles{ColumnRole::ActivityContact,
                                      ColumnRole::ActivityType,
                                      ColumnRole::ActivityTime,
                                      ColumnRole::ContactId,
                                      ColumnRole::ContactEmail,
                                      ColumnRole::ContactEmailStatus,
                                      ColumnRole::ContactNewsletterSubscriptionStatus};
static constexpr std::array quotaRoles{ColumnRole::ActivityType, ColumnRole::ActivityTime};
static constexpr std::array hourRoles{ColumnRole::ActivityContact, ColumnRole::ActivityType,
                                      ColumnRole::ActivityTime, ColumnRole::ActivityContent};

static constexpr std::array anyPeriod{ParameterRow{.name = "period"_L1,
                                                   .kind = ParameterKind::Choice,
                                                   .initial = "month"_L1,
                                                   .choices = "day|week|month|quarter|year"_L1}};
static constexpr std::array longPeriod{ParameterRow{.name = "period"_L1,
                                                    .kind = ParameterKind::Choice,
                                                    .initial = "month"_L1,
                                                    .choices = "week|month|quarter|year"_L1}};
static constexpr std::array topOnly{ParameterRow{.name = "top"_L1, .initial = "100"_L1}};
static constexpr std::array rfmParameters{
    ParameterRow{.name = "days"_L1, .initial = "730"_L1, .maximum = 36'500},
    ParameterRow{.name = "money"_L1,
                 .kind = ParameterKind::Choice,
                 .initial = "mean"_L1,
                 .choices = "mean|sum"_L1},
    ParameterRow{.name = "min-buyers"_L1, .initial = "20"_L1, .minimum = 0}};
static constexpr std::array markParameters{ParameterRow{.name = "marks"_L1,
                                                        .kind = ParameterKind::Numbers,
                                                        .initial = "30,60,90,180"_L1,
                                                        .maximum = 36'500},
                                           ParameterRow{.name = "one-visit-per-day"_L1,
                                                        .kind = ParameterKind::Choice,
                                                        .initial = "no"_L1,
                                                        .choices = "no|yes"_L1}};
static constexpr std::array productParameters{
    ParameterRow{.name = "top"_L1, .initial = "100"_L1},
    ParameterRow{.name = "again-days"_L1, .initial = "90"_L1, .maximum = 36'500}};
static constexpr std::array sourceParameters{
    ParameterRow{.name = "by"_L1,
                 .kind = ParameterKind::Choice,
                 .initial = catalogue::key::column::sourceType,
                 .choices = "sourceType|sourceName|origin|device"_L1}};

static constexpr ParameterRow attributionParameter{.name = "attribution"_L1,
                                                   .kind = ParameterKind::Choice,
                                                   .initial = "auto"_L1,
                                                   .choices = "auto|service|recomputed"_L1};
static constexpr std::array emailParameters{ParameterRow{.name = "by"_L1,
                                                         .kind = ParameterKind::Choice,
                                                         .initial = "content"_L1,
                                                         .choices = "content|workflow|tag"_L1},
                                            attributionParameter};
static constexpr std::array workflowParameters{
    attributionParameter,
    ParameterRow{.name = "min-confidence"_L1, .initial = "0"_L1, .minimum = 0, .maximum = 100}};
static constexpr std::array funnelParameters{
    ParameterRow{.name = "steps"_L1,
                 .kind = ParameterKind::Steps,
                 .initial = "email-sent,email-opened,email-link-clicked,purchase"_L1},
    ParameterRow{.name = "window"_L1, .initial = "7"_L1, .maximum = 36'500}};
static constexpr std::array couponParameters{
    ParameterRow{.name = "days"_L1, .initial = "14"_L1, .maximum = 36'500}};
static constexpr std::array quietParameters{
    ParameterRow{.name = "days"_L1, .initial = "90"_L1, .maximum = 36'500},
    ParameterRow{.name = "created-days"_L1, .initial = "60"_L1, .minimum = 0, .maximum = 36'500},
    ParameterRow{.name = "signs"_L1,
                 .kind = ParameterKind::Choices,
                 .initial = "opened,bought"_L1,
                 .choices = "opened|clicked|bought|visited"_L1},
    ParameterRow{.name = "reach"_L1,
                 .kind = ParameterKind::Choice,
                 .initial = "newsletter"_L1,
                 .choices = "newsletter|transactional|sms|push|any"_L1}};
static constexpr std::array quotaParameters{
    ParameterRow{.name = "quota"_L1,
                 .kind = ParameterKind::NumberOrNone,
                 .initial = noNumber,
                 .maximum = 1'000'000'000'000},
    ParameterRow{.name = "billing-day"_L1, .initial = "1"_L1, .maximum = 31},
    ParameterRow{.name = "free"_L1, .kind = ParameterKind::Types, .initial = ""_L1}};

// clang-format off
static constexpr std::array knownQuestions{
    QuestionRow{"sales"_L1,
        QT_TRANSLATE_NOOP("Insights", "How much did we sell, and is that more than before?"),
        QT_TRANSLATE_NOOP("Insights", "Purchases and their value per period. The last complete period is compared with the one before it: whole months with as many whole months, other periods with as many days."),
        anyPeriod, {.roles = purchaseRoles}, sales},
    QuestionRow{"best-customers"_L1,
        QT_TRANSLATE_NOOP("Insights", "Who are our best customers?"),
        QT_TRANSLATE_NOOP("Insights", "Buyers by amount spent, and the smallest number of buyers who account for 50% and 80% of the total."),
        topOnly, {.roles = buyerRoles}, bestCustomers},
    QuestionRow{"rfm"_L1,
        QT_TRANSLATE_NOOP("Insights", "Which customers are champions, and who is slipping away?"),
        QT_TRANSLATE_NOOP("Insights", "Scores from 1 to 5 for the last purchase, the number of purchases and their amount, compared with all other buyers. Equal values get equal scores."),
        rfmParameters, {.activities = false, .roles = rfmRoles}, rfm},
    QuestionRow{"cohorts"_L1,
        QT_TRANSLATE_NOOP("Insights", "Do buyers come back?"),
        QT_TRANSLATE_NOOP("Insights", "Buyers by the period of their first purchase, and how many of them bought in each later period."),
        longPeriod, {.firstPurchases = true, .roles = buyerRoles}, cohorts},
    QuestionRow{"second-purchase"_L1,
        QT_TRANSLATE_NOOP("Insights", "How long until the second purchase?"),
        QT_TRANSLATE_NOOP("Insights", "Of the buyers whose first purchase was at least N days ago, those who bought again within N days."),
        markParameters, {.firstPurchases = true, .roles = buyerRoles}, secondPurchase},
    QuestionRow{"new-returning"_L1,
        QT_TRANSLATE_NOOP("Insights", "How much comes from new customers?"),
        QT_TRANSLATE_NOOP("Insights", "First purchases, later purchases and purchases without a contact, per period."),
        anyPeriod, {.firstPurchases = true, .roles = buyerRoles}, newAndReturning},
    QuestionRow{"products"_L1,
        QT_TRANSLATE_NOOP("Insights", "What sells?"),
        QT_TRANSLATE_NOOP("Insights", "Products by revenue, and the buyers who came back after a first purchase that included the product."),
        productParameters, {.lines = true, .firstPurchases = true, .roles = productRoles}, products},
    QuestionRow{"sources"_L1,
        QT_TRANSLATE_NOOP("Insights", "Which sources bring in sales?"),
        QT_TRANSLATE_NOOP("Insights", "Purchases, buyers and first purchases by source."),
        sourceParameters, {.firstPurchases = true, .roles = buyerRoles, .byParameter = "by"_L1}, sources},
    QuestionRow{"emails"_L1,
        QT_TRANSLATE_NOOP("Insights", "What do our emails achieve?"),
        QT_TRANSLATE_NOOP("Insights", "People by what they did after the first email in each group: bounced, opened, clicked, unsubscribed, reported spam, bought. Some mail programs open emails automatically."),
        emailParameters, {.times = true, .roles = emailRoles, .byParameter = "by"_L1}, emails},
    QuestionRow{"workflows"_L1,
        QT_TRANSLATE_NOOP("Insights", "Which workflow earns its keep?"),
        QT_TRANSLATE_NOOP("Insights", "Purchases by the workflow they are attributed to, as reported by the service or recalculated from clicks, opens and messages before the purchase."),
        workflowParameters, {.times = true, .roles = workflowRoles}, workflows},
    QuestionRow{"funnel"_L1,
        QT_TRANSLATE_NOOP("Insights", "Where do we lose people between email and purchase?"),
        QT_TRANSLATE_NOOP("Insights", "People by the number of steps they completed in this order within the time window. People whose time window is still open may go further."),
        funnelParameters, {.times = true, .roles = funnelRoles}, funnel},
    QuestionRow{"coupons"_L1,
        QT_TRANSLATE_NOOP("Insights", "Do our coupons lead to purchases?"),
        QT_TRANSLATE_NOOP("Insights", "People who bought within the given number of days after getting a code, compared with contacts who got no code in the same period."),
        couponParameters, {.roles = buyerRoles}, coupons},
    QuestionRow{"list-health"_L1,
        QT_TRANSLATE_NOOP("Insights", "Can we reach our contacts, and is the list growing?"),
        QT_TRANSLATE_NOOP("Insights", "Contacts by the channels that reach them, and people who subscribed or left per period."),
        anyPeriod, {.activities = false, .contacts = true, .roles = listRoles}, listHealth},
    QuestionRow{"quiet"_L1,
        QT_TRANSLATE_NOOP("Insights", "Who went quiet?"),
        QT_TRANSLATE_NOOP("Insights", "Reachable contacts by the time since their last engagement, excluding new contacts and those who never got an email."),
        quietParameters, {.contacts = true, .roles = listRoles}, quiet},
    QuestionRow{"quota"_L1,
        QT_TRANSLATE_NOOP("Insights", "What uses up our activity quota?"),
        QT_TRANSLATE_NOOP("Insights", "Activities in the billing month and their daily average, based on up to 14 full days. Emails are counted separately."),
        quotaParameters, {.roles = quotaRoles}, quota},
    QuestionRow{"hours"_L1,
        QT_TRANSLATE_NOOP("Insights", "When do people open and buy?"),
        QT_TRANSLATE_NOOP("Insights", "Activities by weekday and hour, and the share of emails opened within 24 hours."),
        {}, {.times = true, .roles = hourRoles}, hours},
};
// clang-format on

std::span<const QuestionRow> questionRows()
{
    return knownQuestions;
}

const QuestionRow *questionNamed(QStringView name)
{
    const auto found = std::ranges::find_if(
        knownQuestions, [name](const QuestionRow &question) { return question.name == name; });
    return found == knownQuestions.end() ? nullptr : &*found;
}

QString titleOf(const QuestionRow &question)
{
    return QCoreApplication::translate("Insights", question.title);
}

QString definitionOf(const QuestionRow &question)
{
    return QCoreApplication::translate("Insights", question.definition);
}

static bool isNumberFor(const ParameterRow &row, QStringView text)
{
    bool whole = false;
    const auto number = text.trimmed().toLongLong(&whole);
    return whole && number >= row.minimum && number <= row.maximum;
}

static bool accepts(const ParameterRow &row, const QString &value)
{
    const auto isNumber = [&row](const QString &part) {
        return isNumberFor(row, part);
    };
    const auto isChoice = [&row](const QString &part) {
        return QString(row.choices).split(u'|').contains(part);
    };
    switch (row.kind) {
    case ParameterKind::Number:
        return isNumber(value);
    case ParameterKind::NumberOrNone:
        return value == noNumber || isNumber(value);
    case ParameterKind::Numbers:
        return std::ranges::all_of(value.split(u','), isNumber);
    case ParameterKind::Choice:
        return isChoice(value);
    case ParameterKind::Choices:
        return std::ranges::all_of(value.split(u','), isChoice);
    case ParameterKind::Steps:
        return FunnelSteps::isValid(value);
    case ParameterKind::Types:
        break;
    }
    return true;
}

tl::expected<QHash<QString, QString>, Obstacle> parametersFor(const QuestionRow &question,
                                                              const QHash<QString, QString> &given)
{
    QHash<QString, QString> all;
    for (const auto &row : question.parameters)
        all.insert(row.name, given.value(row.name, row.initial));
    auto names = given.keys();
    names.sort();
    for (const auto &name : names) {
        const auto row = std::ranges::find_if(
            question.parameters, [&name](const ParameterRow &known) { return known.name == name; });
        if (row == question.parameters.end() || !accepts(*row, given.value(name)))
            return tl::unexpected(Obstacle{.code = "bad-parameter"_L1, .name = name});
    }
    return all;
}

std::optional<Obstacle> missingFile(const QuestionRow &question, const InsightInput &input)
{
    const auto &needs = question.needs;
    // A question that requires neither table accepts either table.
    const bool neither = !needs.contacts && input.activities.isEmpty() && input.contacts.isEmpty();
    if ((needs.activities && input.activities.isEmpty()) || neither)
        return Obstacle{.code = "needs-activities"_L1};
    if (needs.contacts && input.contacts.isEmpty())
        return Obstacle{.code = "needs-contacts"_L1};
    if (needs.lines && input.lines.isEmpty())
        return Obstacle{.code = "needs-lines"_L1};
    return std::nullopt;
}

// The contacts table replaces the activities only if there are no activities.
static bool isNeeded(const QuestionRow &question, const InsightData &data, InputTable table)
{
    if (table == InputTable::Contacts)
        return question.needs.contacts || !data.activities().isOpen();
    return table == InputTable::Activities ? data.activities().isOpen() : question.needs.lines;
}

static const RoleTable &tableOf(const InsightData &data, InputTable table)
{
    switch (table) {
    case InputTable::Activities:
        return data.activities();
    case InputTable::Contacts:
        return data.contacts();
    case InputTable::Lines:
        break;
    }
    return data.lines();
}

// A line's price can be computed from the unit price, and an email address can identify a contact.
static bool isReplaced(const InsightData &data, ColumnRole role)
{
    if (role == ColumnRole::LinePrice)
        return data.lines().has(ColumnRole::LineUnitPrice);
    return role == ColumnRole::ActivityContact && data.activities().has(ColumnRole::ActivityEmail);
}

std::optional<Obstacle> missingColumn(const QuestionRow &question, const InsightData &data,
                                      const QHash<QString, QString> &parameters)
{
    QStringList missing;
    for (const auto role : question.needs.roles) {
        const auto &row = rowOf(role);
        if (isNeeded(question, data, row.table) && !tableOf(data, row.table).has(role)
            && !isReplaced(data, role))
            missing.append(row.name);
    }
    const auto chosen = parameters.value(question.needs.byParameter);
    for (const auto &row : roleRows()) {
        const bool isTag = row.role == ColumnRole::ActivityContentTags && chosen == "tag"_L1;
        if (row.table == InputTable::Activities && (row.name == chosen || isTag)
            && !data.activities().has(row.role))
            missing.append(row.name);
    }
    if (!missing.isEmpty())
        return Obstacle{.code = "missing-role"_L1, .roles = missing};
    if (question.needs.times && data.hasOnlyDays())
        return Obstacle{.code = "needs-time"_L1};
    return std::nullopt;
}

} // namespace storedesk::insights
