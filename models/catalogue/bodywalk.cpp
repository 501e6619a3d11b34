// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bodywalk.h"

#include <QJsonArray>
#include <QVariant>

#include <algorithm>

namespace storedesk::catalogue {

using namespace Qt::StringLiterals;

// Appends a segment to a JSON Pointer.
static QString step(const QString &path, const QString &name)
{
    QString escaped = name;
    escaped.replace(u'~', "~0"_L1).replace(u'/', "~1"_L1);
    return path + u'/' + escaped;
}

static bool isThere(const QJsonValue &value)
{
    return !value.isUndefined() && !value.isNull();
}

static std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

BodyWalk::BodyWalk(const BodyForm &form, BodyForm::Values values)
    : m_form(form)
    , m_values(values)
{ }

std::vector<FieldFault> BodyWalk::faultsOf(const QJsonObject &body)
{
    walk(0, body, {});
    m_faults.insert(m_faults.end(), std::make_move_iterator(m_missing.begin()),
                    std::make_move_iterator(m_missing.end()));
    return std::move(m_faults);
}

void BodyWalk::walk(std::size_t object, const QJsonObject &body, const QString &path)
{
    const BodyForm::Object &form = m_form.m_objects[object];
    m_around.push_back(&body);
    for (auto at = body.begin(); at != body.end(); ++at) {
        const auto known = form.byName.constFind(at.key());
        if (known != form.byName.cend())
            checkMember(form.members[*known], at.value(), step(path, at.key()));
        else if (m_form.m_strict)
            report(step(path, at.key()), at.key(), Reason::Unknown);
    }
    for (const Member &member : form.members) {
        if (!isThere(body[member.name]))
            checkMissing(member, body, step(path, member.name));
    }
    m_around.pop_back();
}

void BodyWalk::checkMember(const Member &member, const QJsonValue &value, const QString &path)
{
    if (member.readOnly) {
        report(path, member.name, Reason::ReadOnly);
        return;
    }
    if (value.isNull()) {
        if (member.filled)
            report(path, member.name, Reason::Missing);
        return;
    }
    if (conditionOf(member) == Condition::Fails) {
        report(path, member.name, Reason::NotAllowed);
        return;
    }
    const Type type = m_form.cell(member.cell).type();
    const bool list = type == Type::Objects || m_form.cell(member.cell).isList();
    if (m_values == BodyForm::Values::Json && list && value.isArray())
        checkList(member, value.toArray(), path);
    else if (m_values == BodyForm::Values::Json && type == Type::Object && value.isObject())
        walk(member.object, value.toObject(), path);
    else
        report(path, member.name, checkScalar(member, value));
}

// Checks a member that is missing or null.
void BodyWalk::checkMissing(const Member &member, const QJsonObject &body, const QString &path)
{
    if (member.readOnly || conditionOf(member) == Condition::Fails)
        return;
    if (member.required) {
        const bool replaced = !member.unlessName.isEmpty() && isThere(body[member.unlessName]);
        const bool undecided = conditionOf(member) == Condition::Unknown;
        if (!replaced && !undecided)
            m_missing.push_back({.path = path, .name = member.name, .reason = Reason::Missing});
        return;
    }
    // An optional object may still have required members, depending on the rest of the body.
    if (m_form.cell(member.cell).type() == Type::Object)
        walk(member.object, {}, path);
}

void BodyWalk::checkList(const Member &member, const QJsonArray &list, const QString &path)
{
    if (list.isEmpty() && member.required)
        report(path, member.name, Reason::Missing);
    report(path, member.name, m_form.cell(member.cell).checkCount(list.size()));
    for (qsizetype at = 0; at < list.size(); ++at)
        checkElement(member, list, at, step(path, QString::number(at)));
}

void BodyWalk::checkElement(const Member &member, const QJsonArray &list, qsizetype at,
                            const QString &path)
{
    const CellRule &cell = m_form.cell(member.cell);
    if (cell.type() == Type::Objects && list[at].isObject()) {
        walk(member.object, list[at].toObject(), path);
        return;
    }
    if (cell.type() == Type::Objects || !list[at].isString()) {
        report(path, member.name, Reason::WrongType);
        return;
    }
    const QString text = list[at].toString();
    const auto before = list.begin() + at;
    if (!text.isValidUtf16())
        report(path, member.name, Reason::NotText);
    else if (cell.type() == Type::Choices && std::find(list.begin(), before, list[at]) != before)
        report(path, member.name, Reason::Repeated);
    else
        report(path, member.name, cell.checkSingle(viewOf(text.toUtf8())));
}

Reason BodyWalk::checkScalar(const Member &member, const QJsonValue &value) const
{
    const CellRule &cell = m_form.cell(member.cell);
    if (cell.type() == Type::File || (cell.type() == Type::Any && !value.isString()))
        return Reason::None;
    if (m_values == BodyForm::Values::Texts)
        return checkText(member, value);
    switch (cell.type()) {
    case Type::Integer:
    case Type::Decimal:
    case Type::Money:
    case Type::Percent:
        return value.isDouble() ? cell.checkNumber(value.toDouble()) : Reason::WrongType;
    case Type::Boolean:
        return value.isBool() ? Reason::None : Reason::WrongType;
    case Type::Object:
    case Type::Objects:
    case Type::Choices:
    case Type::Texts:
        return Reason::WrongType;
    default:
        return checkText(member, value);
    }
}

// An empty text counts as missing in a required field. Elsewhere it means "no value" in a form; in
// JSON it is an ordinary text, and not a valid email.
Reason BodyWalk::checkText(const Member &member, const QJsonValue &value) const
{
    if (!value.isString())
        return Reason::WrongType;
    const QString text = value.toString();
    if (!text.isValidUtf16())
        return Reason::NotText;
    if (text.isEmpty() && (member.required || member.filled))
        return Reason::Missing;
    const CellRule &cell = m_form.cell(member.cell);
    if (m_values == BodyForm::Values::Json)
        return cell.checkSingle(viewOf(text.toUtf8()));
    return text.isEmpty() ? Reason::None : cell.check(viewOf(text.toUtf8()));
}

BodyWalk::Condition BodyWalk::conditionOf(const Member &member) const
{
    if (member.whenName.isEmpty())
        return Condition::Holds;
    const QJsonValue value = (*m_around[member.whenDepth])[member.whenName];
    if (!isThere(value))
        return Condition::Unknown;
    const QString text = value.toVariant().toString();
    // An invalid choice is reported only once, so members that depend on it are not checked.
    if (m_form.cell(member.whenCell).checkSingle(viewOf(text.toUtf8())) != Reason::None)
        return Condition::Unknown;
    return member.whenValues.contains(text) ? Condition::Holds : Condition::Fails;
}

void BodyWalk::report(const QString &path, const QString &name, Reason reason)
{
    if (reason != Reason::None)
        m_faults.push_back({.path = path, .name = name, .reason = reason});
}

} // namespace storedesk::catalogue
