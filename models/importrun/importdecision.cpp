// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importrun/importdecision.h"

#include "catalogue/key.h"
#include "catalogue/state.h"
#include "importrun/importjobkind.h"
#include "journal/journal.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>

namespace storedesk::importrun {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;
using journal::RowState;

namespace {

constexpr int allParts = std::numeric_limits<int>::max();
constexpr auto givenUpInDoubt = "givenUp"_L1;
constexpr auto candidatesInDoubt = "candidates"_L1;

// Returns the ID of the import that was created for the part, or an empty string if it is unknown.
QString idIn(const journal::JobRow &part)
{
    return QJsonDocument::fromJson(part.record).object()[key::id].toString();
}

// Returns the record from which the part continues if the user made no decision. Returns nothing if
// the part stays unchanged.
std::optional<QByteArray> continuedWith(const journal::JobRow &part)
{
    if (ImportDoubt::fromBytes(part.record))
        return part.record;
    // The job was stopped before the service had processed the file.
    const auto record = QJsonDocument::fromJson(part.record).object();
    return catalogue::isUnderWay(record[key::status].toString()) ? std::optional(part.record)
                                                                 : std::nullopt;
}

} // namespace

QByteArray ImportDoubt::toBytes() const
{
    return QJsonDocument(QJsonObject{{givenUpInDoubt, givenUp.toUTC().toString(Qt::ISODateWithMs)},
                                     {candidatesInDoubt, candidates}})
        .toJson(QJsonDocument::Compact);
}

std::optional<ImportDoubt> ImportDoubt::fromBytes(const QByteArray &bytes)
{
    const auto object = QJsonDocument::fromJson(bytes).object();
    const auto givenUp =
        QDateTime::fromString(object[givenUpInDoubt].toString(), Qt::ISODateWithMs);
    if (object.contains(key::id) || !givenUp.isValid())
        return std::nullopt;
    return ImportDoubt{.givenUp = givenUp, .candidates = object[candidatesInDoubt].toArray()};
}

base::Result<std::vector<OpenImport>> openImports(journal::Journal &journal)
{
    const auto plan = importPlanOf(journal.head().outline);
    const auto parts = journal.rows().find({.state = RowState::Unknown}, 0, allParts);
    if (!parts)
        return tl::unexpected(parts.error());
    std::vector<OpenImport> open;
    for (const auto &part : *parts) {
        // The service received this part, but does not account for all of its rows.
        if (!idIn(part).isEmpty())
            continue;
        const auto doubt = ImportDoubt::fromBytes(part.record).value_or(ImportDoubt());
        open.push_back({.row = part.number,
                        .rows = plan ? plan->rowsOf(part.number) : 0,
                        .text = part.text,
                        .detail = part.detail,
                        .candidates = doubt.candidates});
    }
    return open;
}

base::Result<void> decideImports(journal::Journal &journal,
                                 const std::vector<journal::TransferDecision> &decisions)
{
    const auto parts = journal.rows().find({.state = RowState::Unknown}, 0, allParts);
    if (!parts)
        return tl::unexpected(parts.error());
    if (const auto fitting = journal::checkRows(decisions, *parts); !fitting)
        return fitting;
    journal::JobStep step;
    for (const auto &part : *parts) {
        const auto decision =
            std::ranges::find(decisions, part.number, &journal::TransferDecision::row);
        if (decision == decisions.end()) {
            if (auto record = continuedWith(part))
                step.ends.push_back({.number = part.number,
                                     .state = RowState::Leaving,
                                     .record = std::move(*record)});
        } else if (decision->adopt.isEmpty()) {
            step.returns.push_back(part.number);
        } else {
            const auto doubt = ImportDoubt::fromBytes(part.record).value_or(ImportDoubt());
            auto record = journal::adopted(*decision, doubt.candidates);
            if (!record)
                return tl::unexpected(record.error());
            step.ends.push_back(
                {.number = part.number, .state = RowState::Leaving, .record = std::move(*record)});
        }
    }
    if (step.ends.empty() && step.returns.empty())
        return {};
    return journal.step(step, journal::Journal::Begin::Leaving, {}).map([](const auto &) { });
}

base::Result<QStringList> importIdsOf(journal::Journal &journal)
{
    return journal.rows().find({}, 0, allParts).map([](const std::vector<journal::JobRow> &parts) {
        QStringList ids;
        for (const auto &part : parts)
            ids.append(idIn(part));
        ids.removeAll(QString());
        return ids;
    });
}

} // namespace storedesk::importrun
