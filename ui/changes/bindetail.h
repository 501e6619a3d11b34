// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/bin.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPlainTextEdit;

namespace storedesk::ui {

// One copy in full: what it is, whether it can come back, and the record as the service last
// answered it.
class BinDetail final : public Panel
{
    Q_OBJECT

public:
    explicit BinDetail(const Theme &theme, QWidget *parent = nullptr);

    void show(const std::vector<local::BinEntry> &chosen, bool mayWrite);

Q_SIGNALS:
    void putBackAsked();
    void removeAsked();

private:
    void showOne(const local::BinEntry &entry, bool mayWrite);

    QLabel *m_title;
    QLabel *m_sentence;
    QPlainTextEdit *m_raw;
    Button *m_putBack;
    Button *m_remove;
};

} // namespace storedesk::ui
