// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/storecolour.h"

#include <QFrame>

namespace storedesk::ui {

class Theme;

// What is shown of a store wherever something can be changed. The colour never stands alone.
struct StoreMark
{
    QString name = {};
    QString kind = {}; // in a word or two: "Live store"
    StoreColour colour = StoreColour::Slate;
    QString note = {}; // at the right: the address, or what is on

    // The kind, unless the name says the same.
    [[nodiscard]] QString kindBesideName() const;
    [[nodiscard]] QString inWords() const; // name and kind

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
