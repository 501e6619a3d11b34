// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/panel.h"

class QHBoxLayout;

namespace storedesk::ui::imports {

// A panel that shows a number of rows in large type below its title.
class CountTile final : public Panel
{
    Q_OBJECT

public:
    struct Content
    {
        Icon icon;
        // The tone of the number, unless the count is 0.
        Tone tone;
        QString title;
        qint64 count = 0;
        // Small text below the count; empty for none.
        QString note = {};
    };

    CountTile(const Content &content, const Theme &theme, QWidget *parent);

    // Returns the layout of the row with the title.
    [[nodiscard]] QHBoxLayout *head() const { return m_head; }
    // Returns null if there is no note.
    [[nodiscard]] QLabel *note() const { return m_note; }

private:
    QHBoxLayout *m_head;
    QLabel *m_note = nullptr;
};

} // namespace storedesk::ui::imports
