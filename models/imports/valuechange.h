// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "catalogue/fieldset.h"
#include "jobs/listjob.h"
#include "journal/jobfolder.h"
#include "storage/mirrorselection.h"

#include <chrono>

namespace storedesk::imports {

// The same new value for one field of many contacts.
struct FieldAssignment
{
    enum class Mode : quint8 {
        Set,
        // Add the value to a list, or remove it from a list.
        Add,
        Remove,
        Clear
    };

    // Rule of the field in the body of a request.
    catalogue::FieldRule rule;
    Mode mode = Mode::Set;
    // A list for Add and Remove. Unused for Clear.
    QJsonValue value = QJsonValue::Null;
    // Whether existing values stay unchanged. Only for Set.
    bool keepsExisting = false;

    [[nodiscard]] bool changesList() const { return mode == Mode::Add || mode == Mode::Remove; }
    // Returns the new value, or nothing if the value does not change.
    [[nodiscard]] std::optional<QJsonValue> after(const QJsonValue &before) const;
};

// Whether the field has a list of values.
[[nodiscard]] bool isList(const catalogue::FieldRule &rule);

// A contact of the mirror and the effect of a change on it.
struct ChangedContact
{
    QString email = {};
    QString externalId = {};
    QString name = {};
    // Values of all assigned fields; null if empty.
    QJsonObject before = {};
    // Values of the fields that change.
    QJsonObject after = {};

    [[nodiscard]] const QString &key() const { return email.isEmpty() ? externalId : email; }
    [[nodiscard]] bool changes() const { return !after.isEmpty() && !key().isEmpty(); }
};

// Sets one or more fields of many contacts. The mirror has the current values. All functions
// that read contacts block and are meant for a background thread.
struct ValueChange
{
    std::vector<FieldAssignment> fields = {};

    // The effect on the selected contacts.
    struct Effect
    {
        storage::ContactMirror::Numbers changed = {};
        storage::ContactMirror::Numbers same = {};
        // Contacts with neither email nor external ID, which cannot be changed.
        storage::ContactMirror::Numbers unnamed = {};
        // Number of changed contacts without a value in the first field.
        qint64 empty = 0;
    };

    [[nodiscard]] ChangedContact of(const QStringList &columns,
                                    const QList<QByteArray> &cells) const;
    [[nodiscard]] base::Result<Effect> effectOn(const storage::MirrorSelection &contacts,
                                                base::Progress &progress) const;
    // Describes the change: "Newsletter: Unsubscribed".
    [[nodiscard]] QString title() const;

    // Returns the reason that an import cannot make this change, or an empty string if it can.
    [[nodiscard]] QString whyNoImport() const;
    // Whether requests are better than an import, even if they take longer. Unlike an import,
    // requests compare each contact with the copy first.
    [[nodiscard]] bool needsComparison() const;
    // Returns a job with one request for each contact that would change. Contacts that no longer
    // exist are skipped. The previous values are stored, so that the job can be undone.
    [[nodiscard]] base::Result<jobs::ListJob> requests(const storage::MirrorSelection &contacts,
                                                       base::Progress &progress) const;
    // Writes an import of the new values as a job into the folder. Also writes the previous values,
    // so that the import can be undone. Returns the job's ID.
    [[nodiscard]] base::Result<QString> writeImport(const storage::MirrorSelection &contacts,
                                                    const QJsonArray &contactFields,
                                                    const journal::JobFolder &folder,
                                                    const base::Clock &clock,
                                                    base::Progress &progress) const;
};

// The time that a change takes as requests and as an import. The time for requests is absent if
// there is no request limit.
struct ChangeDuration
{
    std::optional<std::chrono::seconds> requests = {};
    std::chrono::seconds import{0};

    [[nodiscard]] static ChangeDuration of(qint64 contacts, int requestsPerMinute);
    [[nodiscard]] bool isImportFaster() const { return requests && *requests > import; }
};

} // namespace storedesk::imports
