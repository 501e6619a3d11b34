// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "transfers/transferowner.h"

#include <QAbstractListModel>
#include <QSet>

namespace storedesk::transfers {

// All work of an account that has no journal: downloads of files, the sync of the warehouse, and
// work on exported tables. Together with the job manager, it is all work in progress.
class TransferList final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit TransferList(QObject *parent = nullptr);

    // The owner must outlive all calls of other functions.
    void add(TransferOwner &owner);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    // Returns the title.
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] const std::vector<TransferRow> &rows() const { return m_rows; }
    // Returns null if there is no such transfer.
    [[nodiscard]] const TransferRow *find(const QString &id) const;
    // Asks the owners, so that a transfer counts from the moment it starts.
    [[nodiscard]] int running() const;
    [[nodiscard]] std::vector<TransferRow> runningRows() const;
    // Returns the jobs that work for running transfers, which are not counted again.
    [[nodiscard]] QSet<QString> jobs() const;

    // Ignored if the transfer can't be paused.
    void pause(const QString &id);
    void resume(const QString &id);
    void cancel(const QString &id);
    void pauseAll();
    // Pauses the running transfers before the account is closed.
    void suspend();
    // Reverts suspend().
    void continueRun();

Q_SIGNALS:
    // Emitted when the rows have changed, after the signals of the model.
    void changed();

private:
    // Combines the changes of one iteration of the event loop.
    void readLater();
    void read();
    // Rows whose transfers remain are not removed, so that a selection survives.
    void replaceRows(std::vector<TransferRow> rows);
    [[nodiscard]] std::vector<TransferRow> current() const;

    std::vector<TransferRow> m_rows;
    std::vector<TransferOwner *> m_owners;
    QStringList m_suspended;
    bool m_readPosted = false;
};

} // namespace storedesk::transfers
