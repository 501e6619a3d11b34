// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookuprules.h"

#include "api/valuematch.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

// Lookups of creates that appear in a list.

namespace storedesk::api {

using namespace Qt::StringLiterals;
using namespace catalogue;
using enum OperationId;
using enum LookupFinding::Verdict;

namespace {

enum class Mark : quint8 {
    // Records have no name, so all values that were sent must match.
    Content,
    // Records have a name that is not unique.
    Name,
    // The name is unique, so either the record with this name is ours or our record does not exist.
    UniqueName
};

// The members by which a lost create is recognised in a list.
struct CreateRow
{
    catalogue::OperationId create;
    Mark mark;
    QLatin1StringView name = {};
    // Members that every record has according to the documentation, with documented values. A
    // record with a different value is excluded.
    std::array<QLatin1StringView, 2> decisive = {};
};

// clang-format off
constexpr std::array lookUpRows{
    CreateRow{CreateExport,             Mark::Content,    {},         {catalogue::key::exportType}},
    CreateRow{CreateDataExplorerExport, Mark::Content,    {},         {catalogue::key::exportType}},
    CreateRow{CreateImport,             Mark::Content,    {},         {catalogue::key::type}},
    CreateRow{CreateContactField,       Mark::UniqueName, catalogue::key::id,    {catalogue::key::type, catalogue::key::name}},
    CreateRow{CreateCustomIntegration,  Mark::Name,       catalogue::key::name},
    CreateRow{CreateCustomEventType,    Mark::UniqueName, catalogue::key::alias, {catalogue::key::category}},
};
// An event type that is only sent has no alias.
constexpr CreateRow sentEventType{CreateCustomEventType, Mark::Name, catalogue::key::name, {catalogue::key::category}};
// clang-format on

// Returns the members that the created record would have.
QJsonObject wantedOf(const http::Request &request)
{
    const auto *body = std::get_if<QJsonObject>(&request.body);
    auto wanted = body ? *body : QJsonObject();
    if (request.operation == CreateDataExplorerExport)
        wanted[catalogue::key::exportType] = catalogue::choice::exporttype::dataExplorer;
    const auto *form = std::get_if<http::ImportForm>(&request.body);
    if (!form)
        return wanted;
    QJsonObject options;
    for (const auto &[name, value] : form->fields) {
        if (name == catalogue::key::type)
            wanted[catalogue::key::type] = value;
        else
            options[name] = value;
    }
    wanted[catalogue::key::options] = options;
    return wanted;
}

QString idOf(const QJsonObject &record)
{
    return record.value(catalogue::key::id).toString();
}

// Returns whether the file had a different number of rows. False if either number is missing.
bool hasOtherRows(const http::Request &request, const QJsonObject &record)
{
    const auto *form = std::get_if<http::ImportForm>(&request.body);
    const auto total = record.value(catalogue::key::total);
    return form && form->rows && total.isDouble() && total.toInteger() != *form->rows;
}

bool madeElsewhere(const QJsonObject &record)
{
    const auto origin = record.value(catalogue::key::origin).toString();
    return !origin.isEmpty() && origin != catalogue::choice::origin::api;
}

// One search in one list.
class Search
{
public:
    Search(const http::Request &request, const Circumstances &known, const QJsonArray &records)
        : m_request(request)
        , m_known(known)
        , m_wanted(wantedOf(request))
    {
        for (const auto &record : records)
            m_records.push_back(record.toObject());
        m_clockIsRight = std::ranges::none_of(m_records, [this](const QJsonObject &record) {
            return m_known.seen.contains(idOf(record)) && momentOf(record) >= m_known.sent.latest;
        });
    }

    [[nodiscard]] LookupFinding finding() const
    {
        const auto *row = rowOf(m_request.operation);
        if (!row)
            return {};
        if (row->mark == Mark::UniqueName && m_wanted.value(row->name).toString().isEmpty())
            row = &sentEventType;
        return row->mark == Mark::UniqueName ? named(*row) : among(*row);
    }

private:
    static const CreateRow *rowOf(catalogue::OperationId id)
    {
        const auto *row = std::ranges::find(lookUpRows, id, &CreateRow::create);
        return row == lookUpRows.end() ? nullptr : row;
    }

    static QDateTime momentOf(const QJsonObject &record)
    {
        return zonedMomentOf(record.value(catalogue::key::createdAt).toString());
    }

    [[nodiscard]] bool isOfAnotherKind(const CreateRow &row, const QJsonObject &record) const
    {
        return std::ranges::any_of(row.decisive, [&](QLatin1StringView member) {
            return !member.isEmpty()
                && valueMatchOf(m_wanted.value(member), record.value(member)) == ValueMatch::Other;
        });
    }

    // The record of an activity export contains the requested time points, so a different range
    // means a different export. Days may be returned in undocumented notations.
    [[nodiscard]] bool isOfAnotherRange(const QJsonObject &record) const
    {
        if (m_request.operation != CreateExport)
            return false;
        const auto wanted = m_wanted.value(catalogue::key::filters).toObject();
        const auto found = record.value(catalogue::key::filters).toObject();
        return std::ranges::any_of(
            std::array{catalogue::key::fromDate, catalogue::key::toDate},
            [&](QLatin1StringView member) {
                return valueMatchOf(wanted.value(member), found.value(member)) == ValueMatch::Other;
            });
    }

    [[nodiscard]] bool wasMadeInTime(const QJsonObject &record) const
    {
        const auto moment = momentOf(record);
        return m_clockIsRight && moment.isValid() && moment >= m_known.sent.latest
            && moment <= m_known.read;
    }

    // If the unique name already exists, the create is not resent, regardless of who created the
    // record.
    [[nodiscard]] LookupFinding named(const CreateRow &row) const
    {
        const auto found = std::ranges::find_if(m_records, [&](const QJsonObject &record) {
            return record.value(row.name) == m_wanted.value(row.name);
        });
        if (found == m_records.end())
            return absent();
        const auto id = idOf(*found);
        if (m_known.seen.contains(id) || m_known.claimed.contains(id)
            || isOfAnotherKind(row, *found))
            return {.verdict = Different, .record = *found};
        if (valuesMatch(m_wanted, *found))
            return {.verdict = Applied, .record = *found};
        return cannotTell({*found});
    }

    [[nodiscard]] LookupFinding among(const CreateRow &row) const
    {
        std::vector<QJsonObject> ours;
        std::vector<QJsonObject> candidates;
        for (const auto &record : m_records) {
            const auto id = idOf(record);
            const bool excluded = m_known.seen.contains(id) || m_known.claimed.contains(id)
                || isOfAnotherKind(row, record) || isOfAnotherRange(record)
                || (row.mark == Mark::Name
                    && valueMatchOf(m_wanted.value(row.name), record.value(row.name))
                        == ValueMatch::Other);
            if (excluded)
                continue;
            (isOurs(row, record) ? ours : candidates).push_back(record);
        }
        if (ours.size() > 1 && m_known.givenUp) {
            std::ranges::move(candidates, std::back_inserter(ours));
            return cannotTell(ours);
        }
        if (!ours.empty())
            return {.verdict = Applied, .record = *std::ranges::min_element(ours, {}, momentOf)};
        return candidates.empty() ? absent() : cannotTell(candidates);
    }

    [[nodiscard]] bool isOurs(const CreateRow &row, const QJsonObject &record) const
    {
        if (!wasMadeInTime(record))
            return false;
        if (row.mark == Mark::Name)
            return m_wanted.value(row.name) == record.value(row.name);
        return !madeElsewhere(record) && !hasOtherRows(m_request, record)
            && ordersMatch(m_wanted, record);
    }

    // A list that contains a record twice changed while it was read, so another record may be
    // missing.
    [[nodiscard]] LookupFinding absent() const
    {
        QSet<QString> ids;
        const bool torn = std::ranges::any_of(m_records, [&ids](const QJsonObject &record) {
            const auto id = idOf(record);
            const bool twice = !id.isEmpty() && ids.contains(id);
            ids.insert(id);
            return twice;
        });
        return torn
            ? undecided(QCoreApplication::translate(
                  "LookUp",
                  "The list changed while it was loading, so the record may be missing from it."))
            : LookupFinding{.verdict = NotApplied};
    }

    static QString namesOf(const std::vector<QJsonObject> &records)
    {
        constexpr qsizetype most = 3;
        QStringList names;
        for (const auto &record : records) {
            if (names.size() == most)
                break;
            const auto made = record.value(catalogue::key::createdAt).toVariant().toString();
            names.append(made.isEmpty() ? idOf(record) : u"%1 (%2)"_s.arg(idOf(record), made));
        }
        const auto more = static_cast<int>(records.size()) - static_cast<int>(names.size());
        if (more > 0)
            names.append(QCoreApplication::translate("LookUp", "%Ln more", nullptr, more));
        return names.join(u", "_s);
    }

    static LookupFinding cannotTell(const std::vector<QJsonObject> &records)
    {
        auto finding = undecided(
            QCoreApplication::translate(
                "LookUp", "It may be one of these, or someone else may have created them: %1.")
                .arg(namesOf(records)));
        for (const auto &record : records)
            finding.candidates.append(record);
        return finding;
    }

    static LookupFinding undecided(const QString &why)
    {
        http::Error error{.kind = http::ErrorKind::Unknown};
        error.words.what = QCoreApplication::translate(
            "LookUp", "Storedesk can't tell whether this is the record that was sent.");
        error.words.why = why;
        error.words.next =
            QCoreApplication::translate("LookUp", "Check the list before you send it again.");
        return {.verdict = Unclear, .error = error};
    }

    const http::Request &m_request;
    const Circumstances &m_known;
    QJsonObject m_wanted;
    std::vector<QJsonObject> m_records;
    // Whether the dates of the records can be trusted.
    bool m_clockIsRight = true;
};

} // namespace

LookupFinding findIn(const http::Request &request, const Circumstances &known,
                     const QJsonArray &records)
{
    return Search(request, known, records).finding();
}

} // namespace storedesk::api
