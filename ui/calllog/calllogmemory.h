// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <array>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace storedesk::storage {
class AccountStorage;
}

namespace storedesk::ui {
class ColumnArrangement;
}

namespace storedesk::ui::calllog {

// Stores the filter and the columns of the request log with the account, and restores them.
class CallLogMemory final : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        // One button for each value of CallFilter::Kind, in that order.
        std::array<QPushButton *, 4> kinds = {};
        QComboBox *verbs = nullptr;
        QLineEdit *words = nullptr;
        ColumnArrangement *calls = nullptr;
        ColumnArrangement *errors = nullptr;
    };

    // The parts and the storage must outlive this object.
    CallLogMemory(const Parts &parts, storage::AccountStorage &storage, QObject *parent);

private:
    void keep();
    void restore();

    const Parts m_parts;
    storage::AccountStorage &m_storage;
    bool m_restoring = false;
};

} // namespace storedesk::ui::calllog
