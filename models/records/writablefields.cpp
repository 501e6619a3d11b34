// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/writablefields.h"

#include <ranges>

#include "catalogue/checker.h"

namespace storedesk::records {

using catalogue::FieldRule;
using catalogue::FieldSet;
using catalogue::Type;

// Removes members that no rule allows in a body, and empty members, which are the default for a new
// record.
static QJsonObject pruned(const QJsonObject &record, const FieldSet &rules, const QString &prefix)
{
    QJsonObject kept;
    for (auto member = record.begin(); member != record.end(); ++member) {
        const QString key = prefix + member.key();
        const FieldRule *rule = rules.rule(key);
        if (!rule || rule->readOnly || member->isNull())
            continue;
        QJsonValue value = *member;
        if (rule->type == Type::Object) {
            value = pruned(value.toObject(), rules, key + u'.');
        } else if (rule->type == Type::Objects) {
            QJsonArray elements;
            for (const auto &element : value.toArray())
                elements.append(pruned(element.toObject(), rules, key + QStringLiteral("[].")));
            value = elements;
        }
        kept.insert(member.key(), value);
    }
    return kept;
}

// Removes the value at a JSON Pointer.
static QJsonValue without(const QJsonValue &value, QStringList pointer)
{
    const QString name = pointer.takeFirst();
    if (value.isArray()) {
        QJsonArray elements = value.toArray();
        const int index = name.toInt();
        if (index < elements.size()) {
            if (pointer.isEmpty())
                elements.removeAt(index);
            else
                elements[index] = without(elements.at(index), pointer);
        }
        return elements;
    }
    QJsonObject object = value.toObject();
    if (pointer.isEmpty())
        object.remove(name);
    else if (object.contains(name))
        object.insert(name, without(object.value(name), pointer));
    return object;
}

static QString titleOf(const FieldSet &rules, const QString &pointer)
{
    QString key;
    for (const QString &step : pointer.mid(1).split(u'/')) {
        bool isIndex = false;
        step.toInt(&isIndex);
        if (isIndex)
            key += u"[]";
        else
            key += (key.isEmpty() ? QString() : QStringLiteral(".")) + step;
    }
    const FieldRule *rule = rules.rule(key);
    return rule && !rule->title.isEmpty() ? rule->title : key;
}

WritableFields writablePart(const QJsonObject &record, const FieldSet &rules)
{
    WritableFields part;
    part.body = pruned(record, rules, {});
    const catalogue::Checker checker(rules);
    // Remove in reverse order, because removing a list element moves those after it.
    const auto faults = checker.check(part.body);
    for (const auto &fault : std::ranges::reverse_view(faults)) {
        if (fault.reason == catalogue::Reason::Missing) {
            part.missing.prepend(titleOf(rules, fault.path));
            continue;
        }
        part.left.prepend(titleOf(rules, fault.path));
        part.body = without(part.body, fault.path.mid(1).split(u'/')).toObject();
    }
    return part;
}

} // namespace storedesk::records
