// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/contactmirrorupdater.h"
#include "transfers/transferowner.h"

namespace storedesk::workspace {

// Lists the work on this computer that follows an export: putting the table together, and reading
// the contacts into the offline copy. The next start of the program repeats work that did not end.
class LocalTransfers final : public transfers::TransferOwner
{
    Q_OBJECT

public:
    // All must outlive all calls of other functions.
    explicit LocalTransfers(jobs::JobManager &jobManager);
    void follow(exports::LocalExports &localExports);
    void follow(exports::ContactMirrorUpdater &mirror);

    [[nodiscard]] std::vector<transfers::TransferRow> rows() const override;
    void pause(const QString & /*id*/) override { }
    void resume(const QString &id) override;
    void cancel(const QString &id) override;

private:
    [[nodiscard]] transfers::TransferRow rowOf(transfers::TransferKind kind,
                                               const QString &job) const;

    jobs::JobManager &m_jobManager;
    exports::LocalExports *m_exports = nullptr;
    exports::ContactMirrorUpdater *m_mirror = nullptr;
};

} // namespace storedesk::workspace
