// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonObject>

namespace storedesk::local {
class Drafts;
} // namespace storedesk::local

namespace storedesk::design {

// An event that somebody keeps under a name, to send it again: what it says, to which type, and how
// it ended the last time.
struct SavedTest
{
    enum class End : quint8 { NeverSent, Worked, Refused, Unknown };

    QString id = {}; // of this one, on this computer
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

// They lie among the drafts of the account, one each, so that whoever has a contact forgotten has
// the tests with its address forgotten as well.
[[nodiscard]] QList<SavedTest> savedTests(const local::Drafts &drafts); // by name
// A test without an ID gets one; answers it.
QString keepTest(local::Drafts &drafts, const SavedTest &test);
void dropTest(local::Drafts &drafts, const QString &id);

} // namespace storedesk::design
