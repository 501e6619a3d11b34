// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/storecolour.h"

#include <QFrame>

namespace storedesk::ui {

class Theme;

// Identifies a store wherever something can be changed. The colour is never shown without the name.
struct StoreMark
{
    QString name = {};
    // The kind in a word or two, such as "Live store".
    QString kind = {};
    StoreColour colour = StoreColour::Slate;
    // Shown at the right: the address or the active mode.
    QString note = {};

    // Returns the kind unless the name already contains it.
    [[nodiscard]] QString kindBesideName() const;
    // Returns name and kind.
    [[nodiscard]] QString inWords() const;

    bool operator==(const StoreMark &) const = default;
};

// The band at the top of every dialog that can change something.
class StoreBand final : public QFrame
{
    Q_OBJECT

public:
    StoreBand(const StoreMark &mark, const Theme &theme, QWidget *parent = nullptr);

    void setMark(const StoreMark &mark);
    [[nodiscard]] const StoreMark &mark() const { return m_mark; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    StoreMark m_mark;
};

} // namespace storedesk::ui
