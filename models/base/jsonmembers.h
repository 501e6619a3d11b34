// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

#include <optional>

namespace storedesk::base {

// Reads a JSON object that users may have edited. Members of a wrong type and members that were not
// requested are faults, so that a misspelt or broken setting is never silently ignored. Missing
// members are allowed: the getters return nothing or the default.
class JsonMembers final
{
public:
    // The path of the object is used to name members in faults; empty for the whole file.
    explicit JsonMembers(QJsonObject object, QString path = {});

    [[nodiscard]] QString text(const QString &name);
    [[nodiscard]] bool flag(const QString &name, bool otherwise);
    // Null counts as missing.
    [[nodiscard]] std::optional<qint64> whole(const QString &name, qint64 least, qint64 most);
    [[nodiscard]] std::optional<double> number(const QString &name, double least, double most);
    [[nodiscard]] QJsonArray array(const QString &name);
    [[nodiscard]] QJsonObject object(const QString &name);
    // Reads the objects of an array; elements that are not objects are faults.
    [[nodiscard]] QList<QJsonObject> objects(const QString &name);
    // Reads an object whose members are all strings; other members are faults.
    [[nodiscard]] QHash<QString, QString> texts(const QString &name);

    // Returns the path of a member, for code that parses its content.
    [[nodiscard]] QString pathOf(const QString &name) const;
    void addFault(const QString &name, const QString &why);
    void addFaults(const QStringList &faults);

    // Returns one sentence for each fault. Must be called last: members that were not requested by
    // then count as unknown.
    [[nodiscard]] QStringList faults();

private:
    [[nodiscard]] QJsonValue take(const QString &name);

    const QJsonObject m_object;
    const QString m_path;
    QSet<QString> m_known;
    QStringList m_faults;
};

} // namespace storedesk::base
