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
        // Used unless the count is 0.
        Tone tone;
        QString title;
        qint64 count = 0;
        // Small text below the count, if not empty.
        QString note = {};
    };

    CountTile(const Content &content, const Theme &theme, QWidget *parent);

    // The row with the title.
    [[nodiscard]] QHBoxLayout *head() const { return m_head; }
    // Null if there is no note.
    [[nodiscard]] QLabel *note() const { return m_note; }

private:
    QHBoxLayout *m_head;
    QLabel *m_note = nullptr;
};

} // namespace storedesk::ui::imports
