// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "attribution.h"

#include "base/ascii.h"
#include "catalogue/activitytype.h"

#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;

namespace {

enum class Interaction : quint8 { None, Opening, Click, WebClick, Message };

struct InteractionType
{
    QLatin1StringView type;
    Interaction kind;
};

constexpr std::array knownInteractions{
    InteractionType{activitytype::emailOpened, Interaction::Opening},
    InteractionType{activitytype::pushNotificationOpened, Interaction::Opening},
    InteractionType{activitytype::emailLinkClicked, Interaction::Click},
    InteractionType{activitytype::pushNotificationLinkClicked, Interaction::Click},
    InteractionType{activitytype::webLinkClicked, Interaction::WebClick},
    InteractionType{activitytype::smsSent, Interaction::Message}};

constexpr qint64 oneDay = 24 * millisecondsPerHour;
constexpr qint64 twoDays = 48 * millisecondsPerHour;

// Attributes one person's purchases.
class PersonAttribution final
{
public:
    PersonAttribution(const InsightData &data)
        : m_data(data)
        , m_workflows(data.activities().texts(ColumnRole::ActivityWorkflow))
        , m_contents(data.activities().texts(ColumnRole::ActivityContent))
        , m_kinds(data.types().size(), Interaction::None)
    {
        for (const auto &[type, kind] : knownInteractions) {
            if (const auto code = data.typeCode(type); code < m_kinds.size())
                m_kinds[code] = kind;
        }
    }

    // Sets the person's rows, which must be sorted by time.
    void start(std::span<const quint32> rows)
    {
        m_rows.clear();
        for (const auto row : rows) {
            if (kindOf(row) != Interaction::None && m_workflows.codes[row] != 0)
                m_rows.push_back(row);
        }
    }

    [[nodiscard]] AttributedPurchase of(quint32 purchase) const
    {
        const auto time = m_data.timeOf(purchase);
        std::array<std::optional<quint32>, 6> found;
        // Iterates backwards, so that the latest interaction of a scenario is found first.
        for (auto at = m_rows.rbegin(); at != m_rows.rend(); ++at) {
            const auto age = time - m_data.timeOf(*at);
            if (age < 0)
                continue;
            if (age > twoDays)
                break;
            const auto kind = kindOf(*at);
            const bool click = kind == Interaction::Click || kind == Interaction::WebClick;
            if (kind == Interaction::Click && !found[2] && wasOpened(*at, time))
                found[2] = *at;
            if (click && !found[3])
                found[3] = *at;
            if (kind == Interaction::Opening && !found[4])
                found[4] = *at;
            if (kind == Interaction::Message && age <= oneDay && !found[5])
                found[5] = *at;
        }
        for (int scenario = 2; scenario <= 5; ++scenario) {
            if (const auto row = found[static_cast<std::size_t>(scenario)])
                return {.purchase = purchase, .source = *row, .scenario = scenario};
        }
        return {.purchase = purchase, .source = purchase};
    }

private:
    [[nodiscard]] Interaction kindOf(quint32 row) const { return m_kinds[m_data.typeOf(row)]; }

    // Returns whether the clicked content was opened before the click, and at most a day before the
    // purchase.
    [[nodiscard]] bool wasOpened(quint32 click, qint64 purchaseTime) const
    {
        const auto content = m_contents.codes[click];
        return content != 0 && std::ranges::any_of(m_rows, [&](quint32 row) {
                   return kindOf(row) == Interaction::Opening && m_contents.codes[row] == content
                       && m_data.timeOf(row) <= m_data.timeOf(click)
                       && purchaseTime - m_data.timeOf(row) <= oneDay;
               });
    }

    const InsightData &m_data;
    const RoleTexts &m_workflows;
    const RoleTexts &m_contents;
    std::vector<Interaction> m_kinds;
    std::vector<quint32> m_rows;
};

} // namespace

TypeNames interactionTypes()
{
    TypeNames types;
    for (const auto &known : knownInteractions)
        types.append(known.type);
    return types;
}

// Returns the first digit, or 0 if there is none.
static int firstDigit(QByteArrayView text)
{
    for (const char sign : text) {
        if (base::isDigit(sign))
            return sign - '0';
    }
    return 0;
}

// Returns the first number in hundredths, or 0 if there is none.
static qint64 firstNumber(QByteArrayView text)
{
    qsizetype begin = 0;
    while (begin < text.size() && !base::isDigit(text[begin]))
        ++begin;
    auto end = begin;
    while (end < text.size() && (base::isDigit(text[end]) || text[end] == '.' || text[end] == ','))
        ++end;
    const auto number = text.sliced(begin, end - begin).toByteArray().replace(',', '.');
    return qRound64(number.toDouble() * 100);
}

bool usesServiceAttribution(const QuestionRun &run)
{
    const auto wanted = run.text("attribution"_L1);
    if (wanted != "auto"_L1)
        return wanted == "service"_L1;
    const auto &scenarios = run.data.activities().texts(ColumnRole::ActivityScenario);
    return std::ranges::any_of(run.data.purchases(), [&](quint32 row) {
        return firstDigit(scenarios.pool.at(scenarios.codes[row])) > 0;
    });
}

std::vector<AttributedPurchase>
statedAttribution(const InsightData &data, const std::vector<quint32> &rows, qint64 confidence)
{
    const auto &activities = data.activities();
    const auto &scenarios = activities.texts(ColumnRole::ActivityScenario);
    const auto &confidences = activities.texts(ColumnRole::ActivityConfidence);
    std::vector<AttributedPurchase> all;
    for (const auto row : rows) {
        if (!data.isPurchase(row))
            continue;
        const auto stated = firstNumber(confidences.pool.at(confidences.codes[row]));
        const bool counts = stated >= 100 * confidence;
        all.push_back(
            {.purchase = row,
             .source = row,
             .scenario = counts ? firstDigit(scenarios.pool.at(scenarios.codes[row])) : 0});
    }
    return all;
}

std::vector<AttributedPurchase> recomputedAttribution(const InsightData &data,
                                                      const std::vector<quint32> &rows)
{
    std::vector<AttributedPurchase> all;
    for (const auto row : rows) {
        if (data.isPurchase(row) && data.personOf(row) == PeopleIndex::nobody)
            all.push_back({.purchase = row, .source = row});
    }
    const RowsByPerson byPerson(data, rows);
    PersonAttribution attribution(data);
    for (quint32 person = 0; person < byPerson.people(); ++person) {
        const auto own = byPerson.of(person);
        if (own.empty())
            continue;
        attribution.start(own);
        for (const auto row : own) {
            if (data.isPurchase(row))
                all.push_back(attribution.of(row));
        }
    }
    return all;
}

} // namespace storedesk::insights
