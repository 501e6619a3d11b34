// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"

#include <QByteArray>
#include <QJsonObject>
#include <QSet>

#include <deque>
#include <vector>

namespace storedesk::itemmodels {

// Returns a member's display name, such as "Last run at" for "lastRunAt" and "A: b" for "a.b".
[[nodiscard]] QString memberLabel(QStringView member);
[[nodiscard]] catalogue::Type guessedType(const QJsonValue &value);
// Returns the name of a record without a known name member, taken from a member that looks like a
// name. Empty if there is no such member.
[[nodiscard]] QString nameIn(const QJsonObject &record);
// Returns whether most of the default list fields are missing and other fields exist instead, which
// means that the service uses other names for them.
[[nodiscard]] bool usesOtherNames(catalogue::Resource resource, const QJsonObject &record);

// Fields in records that are not in the catalogue. Owns the names to which its fields point.
class SeenFields final
{
public:
    explicit SeenFields(catalogue::Resource resource);
    Q_DISABLE_COPY_MOVE(SeenFields)

    // Returns the fields that appear for the first time in this record. Members of an object are
    // returned one by one.
    [[nodiscard]] std::vector<catalogue::Field> collect(const QJsonObject &record);

private:
    struct Names
    {
        QByteArray key;
        QByteArray title;
    };

    void collect(const QString &key, const QJsonValue &value,
                 std::vector<catalogue::Field> &fields);

    // Top-level members of a record, and members that have already been returned.
    QSet<QString> m_known;
    std::deque<Names> m_names;
};

} // namespace storedesk::itemmodels
