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

// Attributes the purchases of people who are passed in ascending order.
class PersonAttribution final
{
public:
    PersonAttribution(const RowSelection &selection, const InsightData &data, quint32 firstPerson)
        : m_data(data)
        , m_workflows(data.activities().texts(ColumnRole::ActivityWorkflow))
        , m_contents(data.activities().texts(ColumnRole::ActivityContent))
    {
        for (const auto &[type, kind] : knownInteractions)
            m_cursors.emplace_back(kind, PersonCursor(selection.of(type), firstPerson));
    }

    // Collects the person's interactions, sorted by time.
    void start(quint32 person)
    {
        m_rows.clear();
        for (auto &[kind, cursor] : m_cursors) {
            for (const auto row : cursor.of(person)) {
                if (m_workflows.codes[row] != 0)
                    m_rows.push_back({.time = m_data.timeOf(row), .row = row, .kind = kind});
            }
        }
        std::ranges::sort(m_rows, {}, [](const InteractionRow &interaction) {
            return std::pair(interaction.time, interaction.row);
        });
    }

    [[nodiscard]] AttributedPurchase of(const CountedPurchase &purchase) const
    {
        std::array<std::optional<quint32>, 6> found;
        // Iterates backwards, so that the latest interaction of a scenario is found first.
        for (auto at = m_rows.rbegin(); at != m_rows.rend(); ++at) {
            const auto age = purchase.time - at->time;
            if (age < 0)
                continue;
            if (age > twoDays)
                break;
            const bool click = at->kind == Interaction::Click || at->kind == Interaction::WebClick;
            if (at->kind == Interaction::Click && !found[2] && wasOpened(*at, purchase.time))
                found[2] = at->row;
            if (click && !found[3])
                found[3] = at->row;
            if (at->kind == Interaction::Opening && !found[4])
                found[4] = at->row;
            if (at->kind == Interaction::Message && age <= oneDay && !found[5])
                found[5] = at->row;
        }
        for (int scenario = 2; scenario <= 5; ++scenario) {
            if (const auto row = found[static_cast<std::size_t>(scenario)])
                return {.purchase = purchase, .source = *row, .scenario = scenario};
        }
        return {.purchase = purchase, .source = purchase.row};
    }

private:
    struct InteractionRow
    {
        qint64 time = 0;
        quint32 row = 0;
        Interaction kind = Interaction::None;
    };

    // Returns whether the clicked content was opened before the click, and at most a day before the
    // purchase.
    [[nodiscard]] bool wasOpened(const InteractionRow &click, qint64 purchaseTime) const
    {
        const auto content = m_contents.codes[click.row];
        return content != 0 && std::ranges::any_of(m_rows, [&](const InteractionRow &opening) {
                   return opening.kind == Interaction::Opening
                       && m_contents.codes[opening.row] == content && opening.time <= click.time
                       && purchaseTime - opening.time <= oneDay;
               });
    }

    const InsightData &m_data;
    const RoleTexts &m_workflows;
    const RoleTexts &m_contents;
    std::vector<std::pair<Interaction, PersonCursor>> m_cursors;
    std::vector<InteractionRow> m_rows;
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

// Returns the digit for each code of the scenario column.
static std::vector<int> firstDigits(const InsightData &data)
{
    const auto &pool = data.activities().texts(ColumnRole::ActivityScenario).pool;
    std::vector<int> digits(pool.size());
    for (quint32 code = 0; code < pool.size(); ++code)
        digits[code] = firstDigit(pool.at(code));
    return digits;
}

bool usesServiceAttribution(const QuestionRun &run)
{
    const auto wanted = run.text("attribution"_L1);
    if (wanted != "auto"_L1)
        return wanted == "service"_L1;
    const auto digits = firstDigits(run.data);
    const auto &codes = run.data.activities().texts(ColumnRole::ActivityScenario).codes;
    return std::ranges::any_of(run.data.purchases().all(), [&](const CountedPurchase &purchase) {
        return digits[codes[purchase.row]] > 0;
    });
}

std::vector<AttributedPurchase> statedAttribution(const InsightData &data,
                                                  const RowSelection &selection, qint64 confidence)
{
    const auto &scenarios = data.activities().texts(ColumnRole::ActivityScenario).codes;
    const auto &confidences = data.activities().texts(ColumnRole::ActivityConfidence);
    const auto digits = firstDigits(data);
    // Whether each code is a sufficient confidence.
    std::vector<bool> counts(confidences.pool.size());
    for (quint32 code = 0; code < confidences.pool.size(); ++code)
        counts[code] = firstNumber(confidences.pool.at(code)) >= 100 * confidence;
    std::vector<AttributedPurchase> all;
    all.reserve(selection.purchases().all().size());
    for (const auto &purchase : selection.purchases().all()) {
        const auto row = purchase.row;
        all.push_back({.purchase = purchase,
                       .source = row,
                       .scenario = counts[confidences.codes[row]] ? digits[scenarios[row]] : 0});
    }
    return all;
}

std::vector<AttributedPurchase> recomputedAttribution(const InsightData &data,
                                                      const RowSelection &selection)
{
    PerRange<std::vector<AttributedPurchase>> parts;
    // The columns must be loaded before they are used in several threads.
    (void)data.activities().texts(ColumnRole::ActivityWorkflow);
    (void)data.activities().texts(ColumnRole::ActivityContent);
    forEachPeopleRange(data.people().count(), [&](const WorkRange &range) {
        PersonAttribution attribution(selection, data, range.begin);
        selection.purchases().forEachBuyer(
            range, [&](quint32 person, std::span<const CountedPurchase> own) {
                attribution.start(person);
                for (const auto &purchase : own)
                    parts[range.number].push_back(attribution.of(purchase));
            });
    });
    auto all = joined(parts);
    for (const auto &purchase : selection.purchases().withoutPerson())
        all.push_back({.purchase = purchase, .source = purchase.row});
    return all;
}

} // namespace storedesk::insights
