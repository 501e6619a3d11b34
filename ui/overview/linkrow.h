// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/widgets/discard.h"

#include <QBoxLayout>
#include <QWidget>

#include <vector>

namespace storedesk::ui {
class Button;
class ElidedLabel;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

// Adds or removes rows until their number is `count`. Existing rows are reused, so that a refresh
// does not move the keyboard focus.
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

// A row with an icon, an emphasised lead, the rest of the sentence and a single link.
class LinkRow final : public QWidget
{
    Q_OBJECT

public:
    explicit LinkRow(const Theme &theme, QWidget *parent = nullptr);

    void set(Icon icon, Tone tone, const QString &strong, const QString &rest, const QString &link);
    // Sets the tool tip of the whole row.
    void setDetails(const QString &details);
    // Shows or hides a separator line above the row.
    void setLine(bool line);
    // Adds a dismiss button at the end of the row.
    void offerDismissal();
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
