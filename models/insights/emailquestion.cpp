// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/activitytype.h"
#include "insights/answersentence.h"
#include "insights/attribution.h"

#include <algorithm>
#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;

namespace {

// Everything that can happen to an email that was sent to a person.
enum class EmailDeed : quint8 { Sent, Bounced, Opened, Clicked, Unsubscribed, ReportedSpam, Count };

struct EmailType
{
    QLatin1StringView type;
    EmailDeed deed;
};

constexpr std::array emailTypes{EmailType{activitytype::emailSent, EmailDeed::Sent},
                                EmailType{activitytype::emailBounce, EmailDeed::Bounced},
                                EmailType{activitytype::emailOpened, EmailDeed::Opened},
                                EmailType{activitytype::emailLinkClicked, EmailDeed::Clicked},
                                EmailType{activitytype::emailUnsubscribed, EmailDeed::Unsubscribed},
                                EmailType{activitytype::emailSpamReport, EmailDeed::ReportedSpam}};

// The names of the counted sets of people, as they appear in the result.
constexpr std::array emailSets{"sent"_L1,         "delivered"_L1, "bounced"_L1,
                               "openers"_L1,      "clickers"_L1,  "openersWhoClicked"_L1,
                               "unsubscribed"_L1, "spam"_L1};

// The events of one person after the first email with a key.
struct EmailPerson
{
    quint32 key = 0;
    qint64 firstSend = 0;
    std::array<bool, static_cast<std::size_t>(EmailDeed::Count)> deeds = {};

    [[nodiscard]] bool did(EmailDeed deed) const { return deeds[static_cast<std::size_t>(deed)]; }
    // Returns the flags in the order of emailSets.
    [[nodiscard]] std::array<bool, emailSets.size()> sets() const
    {
        const bool delivered = !did(EmailDeed::Bounced);
        const bool opened = delivered && did(EmailDeed::Opened);
        const bool clicked = delivered && did(EmailDeed::Clicked);
        return {true,
                delivered,
                !delivered,
                opened,
                clicked,
                opened && clicked,
                delivered && did(EmailDeed::Unsubscribed),
                delivered && did(EmailDeed::ReportedSpam)};
    }
};

struct EmailSums
{
    qint64 sends = 0;
    std::array<qint64, emailSets.size()> people = {};
    Sales sales = {};
    // The code of the newest name.
    quint32 name = 0;
    qint64 nameTime = std::numeric_limits<qint64>::min();
};

// Maps each row to its keys: the content, the workflow or the content tags.
class EmailKeys final
{
public:
    EmailKeys(const InsightData &data, const QString &by)
        : m_texts(data.activities().texts(by == "content"_L1 ? ColumnRole::ActivityContent
                                              : by == "workflow"_L1
                                              ? ColumnRole::ActivityWorkflow
                                              : ColumnRole::ActivityContentTags))
        , m_names(by == "tag"_L1 ? nullptr
                                 : &data.activities().texts(by == "content"_L1
                                                                ? ColumnRole::ActivityContentName
                                                                : ColumnRole::ActivityWorkflowName))
    {
        for (quint32 code = 0; code < m_texts.pool.size(); ++code) {
            auto text = m_texts.pool.at(code).toByteArray();
            auto &keys = m_keys.emplace_back();
            const auto parts = m_names ? QByteArrayList{text} : text.replace('|', ',').split(',');
            for (const auto &part : parts) {
                const auto key = m_pool.codeOf(part.trimmed());
                if (key != 0 && std::ranges::find(keys, key) == keys.end())
                    keys.push_back(key);
            }
        }
    }

    [[nodiscard]] const std::vector<quint32> &of(quint32 row) const
    {
        return m_keys[m_texts.codes[row]];
    }
    [[nodiscard]] QString textOf(quint32 key) const { return QString::fromUtf8(m_pool.at(key)); }
    // Returns the number of keys, including the empty one.
    [[nodiscard]] std::size_t count() const { return m_pool.size(); }
    // A tag is its own name.
    [[nodiscard]] bool haveNames() const { return m_names; }
    [[nodiscard]] quint32 nameIn(quint32 row) const { return m_names ? m_names->codes[row] : 0; }
    [[nodiscard]] QString nameOf(quint32 key, quint32 name) const
    {
        return m_names ? QString::fromUtf8(m_names->pool.at(name)) : textOf(key);
    }

private:
    const RoleTexts &m_texts;
    const RoleTexts *m_names;
    columns::TextPool m_pool;
    // The keys in each text, indexed by text code.
    std::vector<std::vector<quint32>> m_keys;
};

class EmailTable final
{
public:
    EmailTable(QuestionRun &run, const EmailKeys &keys)
        : m_run(run)
        , m_keys(keys)
        , m_deeds(run.data.types().size(), EmailDeed::Count)
        , m_sums(keys.count())
        , m_people(run.people, keys.count() * emailSets.size(),
                   [&keys](std::size_t number) {
                       return keys.textOf(static_cast<quint32>(number / emailSets.size())) + u':'
                           + emailSets[number % emailSets.size()];
                   })
        , m_buyers(run.people, keys.count(), [&keys](std::size_t key) {
            return keys.textOf(static_cast<quint32>(key)) + u":buyers"_s;
        })
    {
        for (const auto &[type, deed] : emailTypes) {
            if (const auto code = run.data.typeCode(type); code < m_deeds.size())
                m_deeds[code] = deed;
        }
    }

    [[nodiscard]] bool isResponse(quint32 row) const
    {
        const auto deed = deedOf(row);
        return deed != EmailDeed::Count && deed != EmailDeed::Sent;
    }

    // Adds one person's rows, which must be sorted by time. Returns the number of responses for
    // which no sent email was found.
    qint64 add(quint32 person, std::span<const quint32> rows)
    {
        const auto &data = m_run.data;
        m_own.clear();
        for (const auto row : rows) {
            if (deedOf(row) != EmailDeed::Sent)
                continue;
            for (const auto key : m_keys.of(row)) {
                if (!sentTo(key))
                    m_own.push_back({.key = key, .firstSend = data.timeOf(row)});
                ++m_sums[key].sends;
            }
        }
        qint64 unmatched = 0;
        for (const auto row : rows) {
            if (!isResponse(row))
                continue;
            bool matched = false;
            for (const auto key : m_keys.of(row)) {
                auto *found = sentTo(key);
                if (!found || data.timeOf(row) < found->firstSend)
                    continue;
                found->deeds[static_cast<std::size_t>(deedOf(row))] = true;
                matched = true;
            }
            unmatched += !matched;
        }
        for (const auto &own : m_own)
            count(person, own);
        return unmatched;
    }

    // Returns false if no email was sent for any key in the row.
    [[nodiscard]] bool addPurchase(const AttributedPurchase &entry)
    {
        bool sent = false;
        for (const auto key : m_keys.of(entry.source)) {
            if (!wasSent(key))
                continue;
            sent = true;
            m_sums[key].sales.add(m_run.data.centsOf(entry.purchase));
            m_buyers.add(key, m_run.data.personOf(entry.purchase));
        }
        return sent;
    }

    void nameKeys(const std::vector<quint32> &rows)
    {
        for (const auto row : rows) {
            for (const auto key : m_keys.of(row)) {
                auto &sum = m_sums[key];
                const auto time = m_run.data.timeOf(row);
                if (sum.people.front() == 0 || time < sum.nameTime)
                    continue;
                const auto name = m_keys.nameIn(row);
                if (m_keys.haveNames() && name == 0)
                    continue;
                sum.name = name;
                sum.nameTime = time;
            }
        }
    }

    [[nodiscard]] QJsonArray rows() const
    {
        std::vector<std::pair<quint32, const EmailSums *>> order;
        for (quint32 key = 0; key < m_sums.size(); ++key) {
            if (wasSent(key))
                order.emplace_back(key, &m_sums[key]);
        }
        std::ranges::sort(order, {}, [this](const auto &entry) {
            const auto &people = entry.second->people;
            return std::tuple(-people[4], -people[1], m_keys.textOf(entry.first).toUtf8());
        });
        QJsonArray list;
        for (const auto &[key, sum] : order) {
            auto object = sum->sales.toJson();
            object.insert(u"key"_s, m_keys.textOf(key));
            object.insert(u"name"_s, m_keys.nameOf(key, sum->name));
            object.insert(u"sends"_s, sum->sends);
            for (std::size_t set = 0; set < emailSets.size(); ++set)
                object.insert(emailSets[set], sum->people[set]);
            list.append(object);
        }
        return list;
    }

private:
    [[nodiscard]] EmailDeed deedOf(quint32 row) const { return m_deeds[m_run.data.typeOf(row)]; }

    // Returns null if the person got no such email.
    [[nodiscard]] EmailPerson *sentTo(quint32 key)
    {
        const auto found = std::ranges::find(m_own, key, &EmailPerson::key);
        return found == m_own.end() ? nullptr : &*found;
    }
    [[nodiscard]] bool wasSent(quint32 key) const { return m_sums[key].people.front() > 0; }

    void count(quint32 person, const EmailPerson &own)
    {
        const auto member = own.sets();
        for (std::size_t set = 0; set < emailSets.size(); ++set) {
            if (!member[set])
                continue;
            ++m_sums[own.key].people[set];
            m_people.add(own.key * emailSets.size() + set, person);
        }
    }

    QuestionRun &m_run;
    const EmailKeys &m_keys;
    // Indexed by type code.
    std::vector<EmailDeed> m_deeds;
    // Totals for each key.
    std::vector<EmailSums> m_sums;
    NumberedSets m_people;
    NumberedSets m_buyers;
    // The emails to the current person.
    std::vector<EmailPerson> m_own;
};

} // namespace

QJsonObject emails(QuestionRun &run)
{
    const auto &data = run.data;
    const bool stated = usesServiceAttribution(run);
    TypeNames types{"purchase"_L1};
    for (const auto &known : emailTypes)
        types.append(known.type);
    if (!stated)
        types += interactionTypes();
    const auto rows = run.select({.types = types,
                                  .range = periodOf(data),
                                  .rangedTypes = {activitytype::emailSent, "purchase"_L1}});
    const EmailKeys keys(data, run.text("by"_L1));
    EmailTable table(run, keys);
    qint64 unmatched = 0;
    for (const auto row : rows)
        unmatched += data.personOf(row) == PeopleIndex::nobody && table.isResponse(row);
    const RowsByPerson byPerson(data, rows);
    for (quint32 person = 0; person < byPerson.people(); ++person)
        unmatched += table.add(person, byPerson.of(person));
    Sales elsewhere;
    const auto purchases =
        stated ? statedAttribution(data, rows, 0) : recomputedAttribution(data, rows);
    for (const auto &entry : purchases) {
        if (entry.scenario != 0 && !table.addPurchase(entry))
            elsewhere.add(data.centsOf(entry.purchase));
    }
    table.nameKeys(rows);
    const auto list = table.rows();
    Sales attributed;
    for (const auto &entry : purchases) {
        if (entry.scenario != 0)
            attributed.add(data.centsOf(entry.purchase));
    }
    return {{u"attribution"_s, stated ? u"service"_s : u"recomputed"_s},
            {u"rows"_s, list},
            {u"unmatchedResponses"_s, unmatched},
            {u"attributedElsewhere"_s, elsewhere.toJson()},
            {attributedPurchases, attributed.toJson()}};
}

} // namespace storedesk::insights
