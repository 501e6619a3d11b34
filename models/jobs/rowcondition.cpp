// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/rowcondition.h"

#include "journal/requestjson.h"
#include "records/undo.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;

namespace {

struct ConditionWords
{
    Q_DECLARE_TR_FUNCTIONS(RowCondition)
};

} // namespace

static constexpr auto conditionMember = "if"_L1;
static constexpr auto goneMember = "gone"_L1;
static constexpr auto sameMember = "same"_L1;
static constexpr auto thereMember = "there"_L1;
static constexpr auto valuesOfMember = "members"_L1;

QByteArray bytesOf(const http::Request &request, const RowCondition &condition)
{
    auto object = QJsonDocument::fromJson(journal::bytesOf(request)).object();
    object.insert(conditionMember,
                  QJsonObject{{goneMember, condition.gone},
                              {sameMember, condition.acceptsSame},
                              {thereMember, condition.there},
                              {valuesOfMember, condition.members}});
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

RowCondition conditionFrom(const QByteArray &bytes)
{
    const auto object = QJsonDocument::fromJson(bytes).object().value(conditionMember).toObject();
    return {.gone = object.value(goneMember).toBool(),
            .acceptsSame = object.value(sameMember).toBool(),
            .there = object.value(thereMember).toBool(),
            .members = object.value(valuesOfMember).toObject()};
}

bool isSatisfiedBy(const RowCondition &condition, const http::Request &request,
                   const QJsonObject &record)
{
    const auto *wanted = std::get_if<QJsonObject>(&request.body);
    return condition.gone && condition.acceptsSame && !record.isEmpty() && wanted
        && !wanted->isEmpty() && records::changedSince({.after = *wanted}, record).isEmpty();
}

QString refusalBy(const RowCondition &condition, const QJsonObject &record)
{
    if (condition.gone && !record.isEmpty())
        return ConditionWords::tr("Already exists.");
    if (condition.there && record.isEmpty())
        return ConditionWords::tr(
            "The record doesn't exist, and only existing records are updated.");
    if (condition.members.isEmpty())
        return {};
    if (record.isEmpty())
        return ConditionWords::tr("No longer exists.");
    const auto changed = records::changedSince({.after = condition.members}, record);
    return changed.isEmpty()
        ? QString()
        : ConditionWords::tr("Changed in the meantime: %1.").arg(changed.join(u", "_s));
}

} // namespace storedesk::jobs
