// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/widgets/discard.h"

#include <QBoxLayout>
#include <QWidget>

#include <vector>

class QLabel;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

// Rows stay while their number does, so that a refresh takes the focus from nobody.
template <typename Row, typename Make>
void fitRows(std::vector<Row *> &rows, std::size_t count, QBoxLayout *box, const Make &make)
{
    while (rows.size() > count) {
        discard(rows.back());
        rows.pop_back();
    }
    while (rows.size() < count) {
        rows.push_back(make());
        box->addWidget(rows.back());
    }
}

// Sign, a strong word or two, the rest of the sentence, and the one link that helps.
class LinkRow final : public QWidget
{
    Q_OBJECT

public:
    explicit LinkRow(const Theme &theme, QWidget *parent = nullptr);

    void set(Icon icon, Tone tone, const QString &strong, const QString &rest, const QString &link);
    void setDetails(const QString &details); // the tool tip of the whole row
    void setLine(bool line); // a thin one above it
    void offerDismissal(); // a cross at its end
    [[nodiscard]] Button *link() const { return m_link; }
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void triggered();
    void dismissed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    bool m_line = false;
    IconLabel *m_sign;
    ElidedLabel *m_strong;
    ElidedLabel *m_rest;
    Button *m_link;
};

} // namespace storedesk::ui::overview
