// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::ui {

class Theme;

// The picture that belongs to a record. One that the record holds in itself is shown. One that lies
// at another address is not fetched, because nothing leaves this computer but requests to the
// service: it has a sign in its place, the address, and a link that opens it in the browser.
class PictureLine final : public QWidget
{
    Q_OBJECT

public:
    PictureLine(const QString &address, const Theme &theme, QWidget *parent = nullptr);
};

// A colour of a record: the colour itself, and how it is written.
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
