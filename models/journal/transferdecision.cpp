// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/transferdecision.h"

#include "catalogue/key.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace storedesk::journal {

using namespace Qt::StringLiterals;

namespace {

struct TransferWords
{
    Q_DECLARE_TR_FUNCTIONS(TransferDecision)
};

} // namespace

base::Result<void> checkRows(const std::vector<TransferDecision> &decisions,
                             const std::vector<JobRow> &unknown)
{
    for (const auto &decision : decisions) {
        if (std::ranges::find(unknown, decision.row, &JobRow::number) == unknown.end())
            return tl::unexpected(
                base::Problem{.what = TransferWords::tr("The outcome of row %L1 is already known.")
                                          .arg(decision.row)});
    }
    return {};
}

base::Result<QByteArray> adopted(const TransferDecision &decision, const QJsonArray &candidates)
{
    QStringList known;
    for (const auto &candidate : candidates) {
        const auto id = candidate[catalogue::key::id].toString();
        if (id == decision.adopt)
            return QJsonDocument(QJsonObject{{catalogue::key::id, id}})
                .toJson(QJsonDocument::Compact);
        known.append(id);
    }
    return tl::unexpected(base::Problem{
        .what = TransferWords::tr("%1 is not a candidate for row %L2.", "ID, number")
                    .arg(decision.adopt)
                    .arg(decision.row),
        .why = known.isEmpty() ? TransferWords::tr("There are no candidates.")
                               : TransferWords::tr("Candidates: %1.").arg(known.join(u", "_s))});
}

} // namespace storedesk::journal
