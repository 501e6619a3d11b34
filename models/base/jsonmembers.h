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

// Reads a JSON object that people may have edited. Members with a wrong type and members that
// nobody asked for are faults, so that a misspelt or broken setting is never silently ignored.
// Absent members are fine: the getters return nothing or the default.
class JsonMembers final
{
public:
    // The path leads to the object and names its members in faults; empty: the whole file.
    explicit JsonMembers(QJsonObject object, QString path = {});

    [[nodiscard]] QString text(const QString &name);
    [[nodiscard]] bool flag(const QString &name, bool otherwise);
    // Null counts as absent.
    [[nodiscard]] std::optional<qint64> whole(const QString &name, qint64 least, qint64 most);
    [[nodiscard]] std::optional<double> number(const QString &name, double least, double most);
    [[nodiscard]] QJsonArray array(const QString &name);
    [[nodiscard]] QJsonObject object(const QString &name);
    // Reads the objects of an array; members that are not objects are faults.
    [[nodiscard]] QList<QJsonObject> objects(const QString &name);
    // The same of an object all of whose members are texts.
    [[nodiscard]] QHash<QString, QString> texts(const QString &name);

    // The path of a member, for whoever reads what is below it.
    [[nodiscard]] QString pathOf(const QString &name) const;
    void addFault(const QString &name, const QString &why);
    void addFaults(const QStringList &faults);

    // One sentence for each fault. Ends the reading: members that were not asked for are unknown.
    [[nodiscard]] QStringList faults();

private:
    [[nodiscard]] QJsonValue take(const QString &name);

    const QJsonObject m_object;
    const QString m_path;
    QSet<QString> m_known;
    QStringList m_faults;
};

} // namespace storedesk::base
