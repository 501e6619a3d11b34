// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/jsonmembers.h"

#include <QCoreApplication>

#include <cmath>

namespace storedesk::base {

using namespace Qt::StringLiterals;

namespace {

struct MemberWords
{
    Q_DECLARE_TR_FUNCTIONS(JsonMembers)
};

} // namespace

JsonMembers::JsonMembers(QJsonObject object, QString path)
    : m_object(std::move(object))
    , m_path(std::move(path))
{ }

QString JsonMembers::pathOf(const QString &name) const
{
    return m_path.isEmpty() ? name : u"%1.%2"_s.arg(m_path, name);
}

void JsonMembers::addFault(const QString &name, const QString &why)
{
    m_faults.append(MemberWords::tr("“%1”: %2", "member of a file, what is wrong with it")
                        .arg(pathOf(name), why));
}

void JsonMembers::addFaults(const QStringList &faults)
{
    m_faults += faults;
}

QJsonValue JsonMembers::take(const QString &name)
{
    m_known.insert(name);
    return m_object.value(name);
}

QString JsonMembers::text(const QString &name)
{
    const auto value = take(name);
    if (!value.isString() && !value.isUndefined())
        addFault(name, MemberWords::tr("must be text."));
    return value.toString();
}

bool JsonMembers::flag(const QString &name, bool otherwise)
{
    const auto value = take(name);
    if (!value.isBool() && !value.isUndefined())
        addFault(name, MemberWords::tr("must be true or false."));
    return value.toBool(otherwise);
}

std::optional<qint64> JsonMembers::whole(const QString &name, qint64 least, qint64 most)
{
    const auto read = number(name, static_cast<double>(least), static_cast<double>(most));
    if (!read)
        return std::nullopt;
    if (std::floor(*read) != *read) {
        addFault(name, MemberWords::tr("must be a whole number."));
        return std::nullopt;
    }
    return static_cast<qint64>(*read);
}

std::optional<double> JsonMembers::number(const QString &name, double least, double most)
{
    const auto value = take(name);
    if (value.isUndefined() || value.isNull())
        return std::nullopt;
    const double read = value.toDouble();
    if (value.isDouble() && read >= least && read <= most)
        return read;
    addFault(name,
             value.isDouble() ? MemberWords::tr("must be between %L1 and %L2.")
                                    .arg(least, 0, 'f', 0)
                                    .arg(most, 0, 'f', 0)
                              : MemberWords::tr("must be a number."));
    return std::nullopt;
}

QJsonArray JsonMembers::array(const QString &name)
{
    const auto value = take(name);
    if (!value.isArray() && !value.isUndefined())
        addFault(name, MemberWords::tr("must be a list."));
    return value.toArray();
}

QJsonObject JsonMembers::object(const QString &name)
{
    const auto value = take(name);
    if (!value.isObject() && !value.isUndefined())
        addFault(name, MemberWords::tr("must be an object."));
    return value.toObject();
}

QList<QJsonObject> JsonMembers::objects(const QString &name)
{
    QList<QJsonObject> all;
    for (const auto &value : array(name)) {
        if (!value.isObject())
            addFault(u"%1[%2]"_s.arg(name).arg(all.size()), MemberWords::tr("must be an object."));
        all.append(value.toObject());
    }
    return all;
}

QHash<QString, QString> JsonMembers::texts(const QString &name)
{
    const auto members = object(name);
    QHash<QString, QString> all;
    for (auto member = members.begin(); member != members.end(); ++member) {
        if (!member->isString())
            addFault(u"%1.%2"_s.arg(name, member.key()), MemberWords::tr("must be text."));
        all.insert(member.key(), member->toString());
    }
    return all;
}

QStringList JsonMembers::faults()
{
    for (auto member = m_object.begin(); member != m_object.end(); ++member) {
        if (!m_known.contains(member.key()))
            addFault(member.key(), MemberWords::tr("is unknown."));
    }
    return m_faults;
}

} // namespace storedesk::base
