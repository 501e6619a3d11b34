// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonObject>

namespace storedesk::storage {
class Drafts;
} // namespace storedesk::storage

namespace storedesk::events {

// A saved event that can be sent again, with its type and its last result.
struct SavedTest
{
    enum class End : quint8 { NeverSent, Worked, Refused, Unknown };

    // Local id of the test.
    QString id = {};
    QString name = {};
    QString integration = {};
    QString eventType = {};
    QJsonObject event = {};
    bool createContact = false;
    bool byAlias = true;
    End end = End::NeverSent;
    QDateTime sentAt = {};

    bool operator==(const SavedTest &) const = default;
};

// Stored as drafts of the account, one each, so that forgetting a contact also removes the tests
// with its email.
// Sorted by name.
[[nodiscard]] QList<SavedTest> savedTests(const storage::Drafts &drafts);
// Assigns an ID to a test without one. Returns the ID.
QString storeTest(storage::Drafts &drafts, const SavedTest &test);
void dropTest(storage::Drafts &drafts, const QString &id);

} // namespace storedesk::events
