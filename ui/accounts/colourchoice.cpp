// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/colourchoice.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/layouts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>

namespace storedesk::ui::accounts {

using namespace Qt::StringLiterals;

// A radio button painted in one of the store colours. As a radio button it supports assistive tools
// and the arrow keys.
class Swatch final : public QRadioButton
{
public:
    Swatch(StoreColour colour, const Theme &theme, QWidget *parent)
        : QRadioButton(parent)
        , m_theme(theme)
        , m_colour(colour)
    {
        setAccessibleName(titleOf(colour));
        setToolTip(titleOf(colour));
        setObjectName(u"colour-"_s + wordOf(colour));
        setProperty("ring", 8);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {m_theme.scaled(30), m_theme.scaled(30)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    [[nodiscard]] bool hitButton(const QPoint &place) const override
    {
        return rect().contains(place);
    }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto &tokens = m_theme.tokens();
        const auto whole = QRectF(rect());
        if (isChecked()) {
            painter.setPen(QPen(tokens.text, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 7, 7);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(m_colour, tokens.look));
        painter.drawRoundedRect(whole.adjusted(4, 4, -4, -4), 5, 5);
    }

private:
    const Theme &m_theme;
    StoreColour m_colour;
};

ColourChoice::ColourChoice(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_name(new QLabel(this))
{
    auto *row = rowIn(this, 4);
    for (const auto &colour : storeColours()) {
        auto *swatch = new Swatch(colour.id, theme, this);
        m_group.addButton(swatch, static_cast<int>(colour.id));
        row->addWidget(swatch);
    }
    setRole(m_name, Role::Small);
    row->addSpacing(4);
    row->addWidget(m_name);
    row->addStretch();
    connect(&m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (!on)
            return;
        m_name->setText(titleOf(static_cast<StoreColour>(id)));
        setFocusProxy(m_group.button(id));
        Q_EMIT chosen();
    });
    setColour(StoreColour::Raspberry);
}

void ColourChoice::setColour(StoreColour colour)
{
    m_group.button(static_cast<int>(colour))->setChecked(true);
}

StoreColour ColourChoice::colour() const
{
    return static_cast<StoreColour>(m_group.checkedId());
}

} // namespace storedesk::ui::accounts
