// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questions.h"

#include "catalogue/activitytype.h"
#include "insights/attribution.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace storedesk::insights {

using namespace Qt::StringLiterals;
namespace activitytype = catalogue::activitytype;

namespace {

// A person's interactions with the emails of one key.
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

// The names of the counted sets of people, as in the result.
constexpr std::array emailSets{"sent"_L1,         "delivered"_L1, "bounced"_L1,
                               "openers"_L1,      "clickers"_L1,  "openersWhoClicked"_L1,
                               "unsubscribed"_L1, "spam"_L1};

struct EmailPerson
{
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
    QString name = {};
    qint64 nameTime = std::numeric_limits<qint64>::min();
};

// The keys of rows: their content, workflow or content tags.
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
    // Returns the name in a row; a tag is its own name.
    [[nodiscard]] QString nameIn(quint32 row, quint32 key) const
    {
        return m_names ? QString::fromUtf8(m_names->pool.at(m_names->codes[row])) : textOf(key);
    }

private:
    const RoleTexts &m_texts;
    const RoleTexts *m_names;
    columns::TextPool m_pool;
    // Keys in each text, indexed by the code of the text.
    std::vector<std::vector<quint32>> m_keys;
};

class EmailTable final
{
public:
    EmailTable(QuestionRun &run, const EmailKeys &keys)
        : m_run(run)
        , m_keys(keys)
        , m_deeds(run.data.types().size(), EmailDeed::Count)
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

    // Adds the rows of one person, in order of time. Returns the number of responses without a
    // send.
    qint64 add(quint32 person, std::span<const quint32> rows)
    {
        const auto &data = m_run.data;
        std::map<quint32, EmailPerson> own;
        for (const auto row : rows) {
            if (deedOf(row) != EmailDeed::Sent)
                continue;
            for (const auto key : m_keys.of(row)) {
                own.try_emplace(key, EmailPerson{.firstSend = data.timeOf(row)});
                ++m_sums[key].sends;
            }
        }
        qint64 unmatched = 0;
        for (const auto row : rows) {
            if (!isResponse(row))
                continue;
            bool matched = false;
            for (const auto key : m_keys.of(row)) {
                const auto found = own.find(key);
                if (found == own.end() || data.timeOf(row) < found->second.firstSend)
                    continue;
                found->second.deeds[static_cast<std::size_t>(deedOf(row))] = true;
                matched = true;
            }
            unmatched += !matched;
        }
        for (const auto &[key, deeds] : own)
            count(person, key, deeds);
        return unmatched;
    }

    // Returns false if no email with a key of the row was sent.
    [[nodiscard]] bool addPurchase(const AttributedPurchase &entry)
    {
        bool sent = false;
        for (const auto key : m_keys.of(entry.source)) {
            const auto found = m_sums.find(key);
            if (found == m_sums.end())
                continue;
            sent = true;
            found->second.sales.add(m_run.data.centsOf(entry.purchase));
            m_run.people.add(m_keys.textOf(key) + u":buyers"_s,
                             m_run.data.personOf(entry.purchase));
        }
        return sent;
    }

    void nameKeys(const std::vector<quint32> &rows)
    {
        for (const auto row : rows) {
            for (const auto key : m_keys.of(row)) {
                const auto found = m_sums.find(key);
                const auto time = m_run.data.timeOf(row);
                if (found == m_sums.end() || time < found->second.nameTime)
                    continue;
                if (const auto name = m_keys.nameIn(row, key); !name.isEmpty()) {
                    found->second.name = name;
                    found->second.nameTime = time;
                }
            }
        }
    }

    [[nodiscard]] QJsonArray rows() const
    {
        std::vector<std::pair<QString, const EmailSums *>> order;
        for (const auto &[key, sum] : m_sums)
            order.emplace_back(m_keys.textOf(key), &sum);
        std::ranges::sort(order, {}, [](const auto &entry) {
            const auto &people = entry.second->people;
            return std::tuple(-people[4], -people[1], entry.first.toUtf8());
        });
        QJsonArray list;
        for (const auto &[key, sum] : order) {
            auto object = sum->sales.toJson();
            object.insert(u"key"_s, key);
            object.insert(u"name"_s, sum->name);
            object.insert(u"sends"_s, sum->sends);
            for (std::size_t set = 0; set < emailSets.size(); ++set)
                object.insert(emailSets[set], sum->people[set]);
            list.append(object);
        }
        return list;
    }

private:
    [[nodiscard]] EmailDeed deedOf(quint32 row) const { return m_deeds[m_run.data.typeOf(row)]; }

    void count(quint32 person, quint32 key, const EmailPerson &deeds)
    {
        const auto member = deeds.sets();
        for (std::size_t set = 0; set < emailSets.size(); ++set) {
            if (!member[set])
                continue;
            ++m_sums[key].people[set];
            if (m_run.people.isWanted())
                m_run.people.add(m_keys.textOf(key) + u':' + emailSets[set], person);
        }
    }

    QuestionRun &m_run;
    const EmailKeys &m_keys;
    // Indexed by the code of the type.
    std::vector<EmailDeed> m_deeds;
    // Sums of each key.
    std::map<quint32, EmailSums> m_sums;
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
    const auto count = static_cast<int>(attributed.purchases);
    run.sentence =
        QCoreApplication::translate("Insights",
                                    "%Ln attributed purchase(s) for a total of %1, of which %2 "
                                    "belong to other channels or earlier emails.",
                                    nullptr, count)
            .arg(moneyText(attributed.cents), moneyText(elsewhere.cents));
    return {{u"attribution"_s, stated ? u"service"_s : u"recomputed"_s},
            {u"rows"_s, list},
            {u"unmatchedResponses"_s, unmatched},
            {u"attributedElsewhere"_s, elsewhere.toJson()}};
}

} // namespace storedesk::insights
