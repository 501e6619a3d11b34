// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/calllog.h"
#include "storage/callarchive.h"

namespace storedesk::account {

// Persists the call log of an account: stores every call in the archive, masked, and restores the
// calls from earlier runs to the log. Clearing the log clears the archive.
class CallRecorder final : public QObject
{
    Q_OBJECT

public:
    // Maximum number of earlier calls that are restored.
    static constexpr int mostRead = 2000;

    // The archive is stored in the folder. The log and the clock must outlive this object.
    CallRecorder(api::CallLog &log, const QString &folder, const base::Clock &clock,
                 QObject *parent = nullptr);

    [[nodiscard]] storage::CallArchive &archive() { return m_archive; }
    // Returns whether the earlier calls have been restored.
    [[nodiscard]] bool isReady() const { return m_ready; }
    void setRetentionDays(int days);

Q_SIGNALS:
    void becameReady();

private:
    void keep(const api::CallRecord &record);
    void restoreValues();

    api::CallLog &m_log;
    storage::CallArchive m_archive;
    bool m_ready = false;
};

// Returns the stored form of a call, without the key and without personal data.
[[nodiscard]] storage::StoredCall storedCallOf(const api::CallRecord &record);
// Returns the call as shown in the log; empty if its operation is no longer known.
[[nodiscard]] std::optional<api::CallRecord> recordOf(const storage::StoredCall &call);

} // namespace storedesk::account
