// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/calllogmodel.h"

#include <QWidget>

namespace storedesk::ui {

class TableView;
class Theme;

// Every call that was made, newest at the end; follows new calls until the user scrolls away.
class CallLogPanel final : public QWidget
{
    Q_OBJECT

public:
    CallLogPanel(api::CallLog &log, const Theme &theme, QWidget *parent = nullptr);

private:
    void build();
    void follow();

    items::CallLogModel m_model;
    TableView *m_table;
    bool m_following = true;
};

} // namespace storedesk::ui
