// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/bin.h"
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

// One copy in full: what it is, whether it can come back, and the record as the service last
// answered it.
class BinDetail final : public Panel
{
    Q_OBJECT

public:
    BinDetail(const Theme &theme, const base::Clock &clock, QWidget *parent = nullptr);

    void show(const std::vector<local::BinEntry> &chosen, bool mayWrite);

Q_SIGNALS:
    void putBackAsked();
    void removeAsked();
    void openAsked(); // what was put back

private:
    void showOne(const local::BinEntry &entry, bool mayWrite);
    void showRecord(const local::BinEntry &entry);
    void showParts(bool any); // the record in words, and as JSON where technical names are shown

    const Theme &m_theme;
    const base::Clock &m_clock;
    bool m_one = false; // is shown
    QLabel *m_title;
    QLabel *m_sentence;
    ValueTable *m_values;
    QPlainTextEdit *m_raw;
    Button *m_putBack;
    Button *m_open;
    Button *m_remove;
};

} // namespace storedesk::ui::changes
