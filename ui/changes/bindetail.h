// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/bin.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPlainTextEdit;

namespace storedesk::base {
class Clock;
}

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

class ValueTable;

// Shows one copy in the bin: a description, whether the record can be restored, and the record as
// last returned by the service.
class BinDetail final : public Panel
{
    Q_OBJECT

public:
    BinDetail(const Theme &theme, const base::Clock &clock, QWidget *parent = nullptr);

    void show(const std::vector<storage::BinEntry> &chosen, bool mayWrite);

Q_SIGNALS:
    void restoreRequested();
    void removeAsked();
    // Emitted to open the restored record.
    void openAsked();

private:
    void showOne(const storage::BinEntry &entry, bool mayWrite);
    void showRecord(const storage::BinEntry &entry);
    // Shows the record as text, and as JSON if technical names are enabled.
    void showParts(bool any);

    const Theme &m_theme;
    const base::Clock &m_clock;
    // Whether exactly one copy is shown.
    bool m_one = false;
    QLabel *m_title;
    QLabel *m_sentence;
    ValueTable *m_values;
    QPlainTextEdit *m_raw;
    Button *m_putBack;
    Button *m_open;
    Button *m_remove;
};

} // namespace storedesk::ui::changes
