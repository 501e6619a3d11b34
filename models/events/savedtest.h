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

// Returns the tests sorted by name. Each test is stored as a draft of the account, so that
// forgetting a contact also removes the tests with the contact's email.
[[nodiscard]] QList<SavedTest> savedTests(const storage::Drafts &drafts);
// Stores a test and returns its ID. A test without an ID gets a new ID.
QString storeTest(storage::Drafts &drafts, const SavedTest &test);
void dropTest(storage::Drafts &drafts, const QString &id);

} // namespace storedesk::events
