// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/putback.h"

#include <QDialog>
#include <QPointer>

namespace storedesk::ui {
class Button;
class PageHost;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

class ValueTable;

// Asks before restoring a record from the copy in the bin. First checks whether the record exists
// again, then shows the values to be sent. Closes automatically once the record is restored.
class PutBackDialog final : public QDialog
{
    Q_OBJECT

public:
    PutBackDialog(PageHost &host, const storage::BinEntry &entry);
    ~PutBackDialog() override;

private:
    [[nodiscard]] QWidget *buildBody();
    [[nodiscard]] QWidget *buildFoot();
    void show(storedesk::records::PutBack::State state);
    void showPlan();
    void offer();
    void refuse();
    void fail();

    PageHost &m_host;
    // Owned by the account.
    QPointer<storedesk::records::PutBack> m_putBack;
    Notice *m_notice;
    ValueTable *m_values;
    Button *m_cancel;
    // Opens the existing record.
    Button *m_open;
    Button *m_act;
};

} // namespace storedesk::ui::changes
