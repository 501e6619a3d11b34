// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/transaction.h"
#include "columns/rowerasure.h"
#include "storage/contactmirrorfile.h"

namespace storedesk::storage {

// Adds, changes and removes contacts of a mirror together. Changed and removed contacts are erased
// from the stored columns at once. If many contacts have changed, all columns are written again.
// Internal to this library.
class ContactMirrorChange final
{
public:
    using Cells = ContactMirrorFile::Cells;

    // The file must outlive this object. Changes nothing without a commit.
    explicit ContactMirrorChange(ContactMirrorFile &file);
    Q_DISABLE_COPY_MOVE(ContactMirrorChange)

    // Must be called first. Waits for other changes and reads their result.
    [[nodiscard]] base::Result<void> begin();
    [[nodiscard]] base::Result<qint32> append(const Cells &cells);
    [[nodiscard]] base::Result<void> put(qint32 number, const Cells &cells);
    [[nodiscard]] base::Result<void> remove(qint32 number);
    // Returns the cells including these changes. Empty if the contact has been removed.
    [[nodiscard]] base::Result<Cells> cellsOf(qint32 number);
    // Whether a row of the stored columns has been changed or removed.
    [[nodiscard]] bool isHidden(std::size_t row) const { return m_hidden.test(row); }
    [[nodiscard]] base::Result<void> commit();

private:
    void hide(qint32 number);
    [[nodiscard]] base::Result<void> store(qint32 number, const Cells &cells);
    [[nodiscard]] base::Result<bool> mustRewrite();
    [[nodiscard]] base::Result<void> rewrite();
    [[nodiscard]] base::Result<void> writeHead();
    [[nodiscard]] base::Result<void> eraseRows();

    ContactMirrorFile &m_file;
    base::Transaction m_transaction;
    columns::RowBits m_hidden;
    columns::RowBits m_unerased;
    // Whether an earlier change was interrupted.
    bool m_resumed = false;
    qint32 m_nextNumber = 1;
};

} // namespace storedesk::storage
