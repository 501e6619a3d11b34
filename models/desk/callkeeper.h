// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/calllog.h"
#include "local/callarchive.h"

namespace storedesk::desk {

// Lets the call log of an account last: every call goes into the archive, masked, and those of
// earlier runs come back to the log. What is cleared in the log is cleared there.
class CallKeeper final : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostRead = 2000; // earlier calls that are brought back

    // The archive is in the folder. Log and clock outlive it.
    CallKeeper(api::CallLog &log, const QString &folder, const base::Clock &clock,
               QObject *parent = nullptr);

    [[nodiscard]] local::CallArchive &archive() { return m_archive; }
    [[nodiscard]] bool isReady() const { return m_ready; } // the earlier ones are back
    void setKeptDays(int days);

Q_SIGNALS:
    void becameReady();

private:
    void keep(const api::CallRecord &record);
    void bringBack();

    api::CallLog &m_log;
    local::CallArchive m_archive;
    bool m_ready = false;
};

// As it is kept: no key, and nobody's data.
[[nodiscard]] local::KeptCall keptCallOf(const api::CallRecord &record);
// As the log shows it; nothing: of an operation that is not known any more.
[[nodiscard]] std::optional<api::CallRecord> recordOf(const local::KeptCall &call);

} // namespace storedesk::desk
