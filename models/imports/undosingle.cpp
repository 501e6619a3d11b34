// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/undosingle.h"

#include "catalogue/key.h"
#include "jobs/rowcondition.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::imports {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
namespace key = catalogue::key;

namespace {

struct UndoSingleWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportUndo)
};

// The operation and key that currently address the record.
struct Address
{
    OperationId operation;
    QString value;
};

Address addressOf(importcheck::ImportKind kind, const QJsonObject &now)
{
    if (kind == importcheck::ImportKind::Products)
        return {OperationId::PatchProductByStoreId, now.value(key::productId).toString()};
    if (const auto email = now.value(key::contact::email).toString(); !email.isEmpty())
        return {OperationId::PatchContactByEmail, email};
    return {OperationId::PatchContactByExternalId, now.value(key::contact::externalId).toString()};
}

} // namespace

UndoSingle::UndoSingle(importcheck::ImportKind kind, QJsonArray contactFields)
    : m_kind(kind)
    , m_contactFields(std::move(contactFields))
{ }

const jobs::RowMaker *UndoSingle::maker(OperationId operation, const QStringList &fields)
{
    const auto [at, isNew] = m_makers.try_emplace({operation, fields});
    if (!isNew)
        return at->second.get();
    jobs::BulkPlan plan;
    plan.operation = operation;
    plan.keyColumn = 0;
    plan.blank = jobs::BulkPlan::Blank::Clear;
    plan.definitions = m_contactFields;
    const auto rules = plan.rules();
    for (int column = 0; column < fields.size(); ++column) {
        const auto *rule = rules.rule(fields[column]);
        if (!rule || rule->readOnly)
            return nullptr;
        plan.targets.push_back({.column = column + 1, .key = fields[column]});
    }
    at->second = std::make_unique<jobs::RowMaker>(std::move(plan));
    return at->second.get();
}

std::optional<journal::NewRow> UndoSingle::row(const QString &name, const QJsonObject &now,
                                               const std::vector<Value> &values)
{
    const auto address = addressOf(m_kind, now);
    QStringList fields;
    QStringList cells{address.value};
    QStringList emptied;
    QJsonObject asNow;
    for (const auto &value : values) {
        fields.append(value.field);
        cells.append(QString::fromUtf8(value.back));
        asNow.insert(value.field, now.value(value.field));
        if (value.back.isEmpty())
            emptied.append(value.field);
    }
    const auto *made = maker(address.operation, fields);
    const auto request =
        made ? made->request(cells) : base::Result<http::Request>(tl::unexpected(base::Problem()));
    if (!request)
        return std::nullopt;
    return journal::NewRow{
        .cells = {name, UndoSingleWords::tr("Cleared again: %1.").arg(emptied.join(u", "_s)),
                  QString(),
                  QString::fromUtf8(jobs::bytesOf(*request, jobs::RowCondition{.members = asNow}))},
        .key = name};
}

} // namespace storedesk::imports
