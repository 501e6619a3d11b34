// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"

#include <QByteArray>
#include <QJsonObject>
#include <QSet>

#include <deque>
#include <vector>

namespace storedesk::items {

// The name of a member as a person reads it: "lastRunAt" is "Last run at", "a.b" is "A: b".
[[nodiscard]] QString memberLabel(QStringView member);
[[nodiscard]] catalogue::Type guessedType(const QJsonValue &value);
// What a record is called when it has none of the names that are known: a member that says so
// itself. Empty: there is none.
[[nodiscard]] QString nameIn(const QJsonObject &record);
// Most of the fields that a list of these shows are missing, and others came in their place: the
// service has its own names for them.
[[nodiscard]] bool usesOtherNames(catalogue::Resource resource, const QJsonObject &record);

// Fields for what records have and the catalogue does not know. It owns the names that its fields
// point to.
class SeenFields final
{
public:
    explicit SeenFields(catalogue::Resource resource);
    Q_DISABLE_COPY_MOVE(SeenFields)

    // Those that this record is the first to have. Members of an object are told one by one.
    [[nodiscard]] std::vector<catalogue::Field> collect(const QJsonObject &record);

private:
    struct Names
    {
        QByteArray key;
        QByteArray title;
    };

    void collect(const QString &key, const QJsonValue &value,
                 std::vector<catalogue::Field> &fields);

    QSet<QString> m_known; // members at the top of a record, and those told already
    std::deque<Names> m_names;
};

} // namespace storedesk::items
