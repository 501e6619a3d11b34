// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/activitytype.h"
#include "insightdata/personcodes.h"
#include "insights/answersentence.h"
#include "insights/attribution.h"
#include "insights/newestnames.h"

#include <algorithm>
#include <array>
#include <numeric>

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

// Contains almost every recipient. Found at the end, which saves time and memory.
constexpr std::size_t deliveredSet = 1;

// The first email with a key to one person, and what happened afterwards.
struct EmailPerson
{
    quint32 key = 0;
    qint64 firstSend = 0;
    // A bit for each deed.
    quint32 deeds = 0;

    [[nodiscard]] bool did(EmailDeed deed) const { return deeds >> quint32(deed) & 1; }
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

    void add(const EmailSums &other)
    {
        sends += other.sends;
        sales.add(other.sales);
        for (std::size_t set = 0; set < people.size(); ++set)
            people[set] += other.people[set];
    }
    [[nodiscard]] bool wasSent() const { return people.front() > 0; }
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

    // The codes of the texts with the keys of all rows.
    [[nodiscard]] const columns::CodeColumn &codes() const { return m_texts.codes; }
    [[nodiscard]] const std::vector<quint32> &ofText(quint32 text) const { return m_keys[text]; }
    [[nodiscard]] QString textOf(quint32 key) const { return QString::fromUtf8(m_pool.at(key)); }
    // Returns the number of keys, including the empty one.
    [[nodiscard]] std::size_t count() const { return m_pool.size(); }
    // Finds the newest names of some keys. A tag is its own name.
    void findNames(const RowSelection &selection, const InsightData &data,
                   const std::vector<EmailSums> &sums)
    {
        if (!m_names)
            return;
        NamedKeys named{.texts = m_texts,
                        .names = *m_names,
                        .keys = std::vector<quint32>(m_keys.size()),
                        .count = count()};
        for (std::size_t text = 0; text < m_keys.size(); ++text) {
            if (!m_keys[text].empty() && sums[m_keys[text].front()].wasSent())
                named.keys[text] = m_keys[text].front();
        }
        m_newest = newestNames(selection, data, named);
    }
    [[nodiscard]] QString nameOf(quint32 key) const
    {
        return m_names ? QString::fromUtf8(m_names->pool.at(m_newest[key])) : textOf(key);
    }

private:
    const RoleTexts &m_texts;
    const RoleTexts *m_names;
    columns::TextPool m_pool;
    // The keys in each text, indexed by text code.
    std::vector<std::vector<quint32>> m_keys;
    // The code of each key's newest name.
    std::vector<quint32> m_newest;
};

// Adds up the emails to a range of people.
class EmailCounter final
{
public:
    EmailCounter(const RowSelection &selection, const EmailKeys &keys, const WorkRange &range)
        : m_keys(keys)
        , m_range(range)
        , m_places(keys.count())
    {
        for (const auto &[type, deed] : emailTypes)
            m_rows.emplace_back(deed, PersonCodes(selection.of(type), range, keys.codes()));
    }

    // Returns the number of responses for which no sent email was found.
    qint64 add(quint32 person, std::vector<EmailSums> &sums, NumberedSets &people)
    {
        m_own.clear();
        qint64 unmatched = 0;
        for (auto &[deed, rows] : m_rows) {
            if (!rows.find(person))
                continue;
            if (deed == EmailDeed::Sent)
                addSends(rows, sums);
            else
                unmatched += unmatchedOf(rows, deed);
        }
        for (const auto &own : m_own) {
            const auto member = own.sets();
            for (std::size_t set = 0; set < emailSets.size(); ++set) {
                if (!member[set])
                    continue;
                ++sums[own.key].people[set];
                if (set != deliveredSet)
                    people.add(m_range, own.key * emailSets.size() + set, person);
            }
        }
        return unmatched;
    }

private:
    void addSends(const PersonCodes &rows, std::vector<EmailSums> &sums)
    {
        const auto texts = rows.codes();
        for (std::size_t place = 0; place < texts.size(); ++place) {
            for (const auto key : m_keys.ofText(texts[place])) {
                ++sums[key].sends;
                if (sentTo(key))
                    continue;
                m_places[key] = static_cast<quint32>(m_own.size());
                m_own.push_back({.key = key, .firstSend = rows.times()[place]});
            }
        }
    }

    [[nodiscard]] qint64 unmatchedOf(const PersonCodes &rows, EmailDeed deed)
    {
        const auto texts = rows.codes();
        qint64 unmatched = 0;
        for (std::size_t place = 0; place < texts.size(); ++place) {
            bool matched = false;
            for (const auto key : m_keys.ofText(texts[place])) {
                auto *found = sentTo(key);
                if (!found || rows.times()[place] < found->firstSend)
                    continue;
                found->deeds |= 1U << quint32(deed);
                matched = true;
            }
            unmatched += !matched;
        }
        return unmatched;
    }

    // Returns null if the person got no such email.
    [[nodiscard]] EmailPerson *sentTo(quint32 key)
    {
        const auto place = m_places[key];
        return place < m_own.size() && m_own[place].key == key ? &m_own[place] : nullptr;
    }

    const EmailKeys &m_keys;
    WorkRange m_range;
    std::vector<std::pair<EmailDeed, PersonCodes>> m_rows;
    // The emails to the current person.
    std::vector<EmailPerson> m_own;
    // The place of each key in m_own. Outdated if another key is there.
    std::vector<quint32> m_places;
};

} // namespace

// Finds the people to whom emails were delivered: all to whom they were sent, except those from
// whom they bounced.
static void addDelivered(PeopleSets &people, const EmailKeys &keys,
                         const std::vector<EmailSums> &sums)
{
    if (!people.isWanted())
        return;
    for (quint32 key = 0; key < sums.size(); ++key) {
        if (!sums[key].wasSent())
            continue;
        const auto setOf = [&](std::size_t set) {
            return people.setOf(keys.textOf(key) + u':' + emailSets[set]);
        };
        const auto &sent = *setOf(0);
        const auto &bounced = *setOf(deliveredSet + 1);
        auto &delivered = *setOf(deliveredSet);
        delivered.resize(sent.size());
        const auto end = std::ranges::set_difference(sent, bounced, delivered.begin()).out;
        delivered.erase(end, delivered.end());
    }
}

// Counts the emails to all people. Returns the number of responses for which no sent email was
// found.
static qint64 countEmails(QuestionRun &run, const RowSelection &selection, const EmailKeys &keys,
                          std::vector<EmailSums> &sums)
{
    NumberedSets people(run.people, keys.count() * emailSets.size(), [&keys](std::size_t number) {
        return keys.textOf(static_cast<quint32>(number / emailSets.size())) + u':'
            + emailSets[number % emailSets.size()];
    });
    auto parts = perThread(std::vector<EmailSums>(keys.count()));
    PerRange<qint64> unmatchedParts = {};
    forEachPeopleRange(run.data.people().count(), [&](const WorkRange &range) {
        EmailCounter counter(selection, keys, range);
        qint64 unmatched = 0;
        for (auto person = range.begin; person < range.end; ++person)
            unmatched += counter.add(person, parts[range.thread], people);
        unmatchedParts[range.number] = unmatched;
    });
    people.finish();
    for (const auto &part : parts) {
        for (std::size_t key = 0; key < sums.size(); ++key)
            sums[key].add(part[key]);
    }
    addDelivered(run.people, keys, sums);
    auto unmatched = std::accumulate(unmatchedParts.begin(), unmatchedParts.end(), qint64(0));
    for (const auto &[type, deed] : emailTypes) {
        if (deed != EmailDeed::Sent)
            unmatched += qint64(selection.of(type).withoutPerson().size());
    }
    return unmatched;
}

// Adds the attributed purchases to the emails. Returns those whose keys were not sent.
static Sales addPurchases(QuestionRun &run, const std::vector<AttributedPurchase> &purchases,
                          const EmailKeys &keys, std::vector<EmailSums> &sums)
{
    Sales elsewhere;
    std::vector<PeopleSets::Set *> buyers(keys.count());
    for (const auto &entry : purchases) {
        if (entry.scenario == 0)
            continue;
        bool sent = false;
        for (const auto key : keys.ofText(keys.codes()[entry.source])) {
            if (!sums[key].wasSent())
                continue;
            sent = true;
            sums[key].sales.add(entry.purchase.cents);
            if (!buyers[key] && run.people.isWanted())
                buyers[key] = run.people.setOf(keys.textOf(key) + u":buyers"_s);
            PeopleSets::add(buyers[key], entry.purchase.person);
        }
        if (!sent)
            elsewhere.add(entry.purchase.cents);
    }
    return elsewhere;
}

static QJsonArray rowsOf(const EmailKeys &keys, const std::vector<EmailSums> &sums)
{
    std::vector<std::pair<quint32, const EmailSums *>> order;
    for (quint32 key = 0; key < sums.size(); ++key) {
        if (sums[key].wasSent())
            order.emplace_back(key, &sums[key]);
    }
    std::ranges::sort(order, {}, [&keys](const auto &entry) {
        const auto &people = entry.second->people;
        return std::tuple(-people[4], -people[1], keys.textOf(entry.first).toUtf8());
    });
    QJsonArray list;
    for (const auto &[key, sum] : order) {
        auto object = sum->sales.toJson();
        object.insert(u"key"_s, keys.textOf(key));
        object.insert(u"name"_s, keys.nameOf(key));
        object.insert(u"sends"_s, sum->sends);
        for (std::size_t set = 0; set < emailSets.size(); ++set)
            object.insert(emailSets[set], sum->people[set]);
        list.append(object);
    }
    return list;
}

QJsonObject emails(QuestionRun &run)
{
    const auto &data = run.data;
    const bool stated = usesServiceAttribution(run);
    TypeNames types{"purchase"_L1};
    for (const auto &known : emailTypes)
        types.append(known.type);
    if (!stated)
        types += interactionTypes();
    const auto selection = run.select({.types = types,
                                       .range = periodOf(data),
                                       .rangedTypes = {activitytype::emailSent, "purchase"_L1}});
    EmailKeys keys(data, run.text("by"_L1));
    std::vector<EmailSums> sums(keys.count());
    const auto unmatched = countEmails(run, selection, keys, sums);
    const auto purchases =
        stated ? statedAttribution(data, selection, 0) : recomputedAttribution(data, selection);
    const auto elsewhere = addPurchases(run, purchases, keys, sums);
    keys.findNames(selection, data, sums);
    Sales attributed;
    for (const auto &entry : purchases) {
        if (entry.scenario != 0)
            attributed.add(entry.purchase.cents);
    }
    return {{u"attribution"_s, stated ? u"service"_s : u"recomputed"_s},
            {u"rows"_s, rowsOf(keys, sums)},
            {u"unmatchedResponses"_s, unmatched},
            {u"attributedElsewhere"_s, elsewhere.toJson()},
            {attributedPurchases, attributed.toJson()}};
}

} // namespace storedesk::insights
