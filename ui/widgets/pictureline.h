// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {

class Theme;

// Shows a record's picture if it is embedded in the record. A picture at another address is not
// loaded, because the program sends requests only to the service; an icon, the address and a link
// to the browser are shown instead.
class PictureLine final : public QWidget
{
    Q_OBJECT

public:
    PictureLine(const QString &address, const Theme &theme, QWidget *parent = nullptr);
};

// Shows a colour in a record with its value.
class ColourLine final : public QWidget
{
    Q_OBJECT

public:
    ColourLine(const QString &colour, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QString m_text;
};

} // namespace storedesk::ui
