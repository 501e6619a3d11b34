// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordhead.h"

#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "ui/details/groups.h"
#include "ui/host/pagehost.h"
#include "ui/records/recordloader.h"
#include "ui/tables/clipboardtable.h"
#include "ui/tables/pilldelegate.h"
#include "ui/tables/statepill.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

// Figures whose details are in the activities of the contact.
static constexpr std::array linkedFigures{key::contact::totalPurchases,
                                          key::contact::totalPurchasesAmount};

// Shows a state as a pill outside of a table.
class StateWord final : public QWidget
{
public:
    explicit StateWord(const Theme &theme, QWidget *parent = nullptr);

    // Sets the pill. An empty text hides it.
    void setPill(const Pill &pill);
    [[nodiscard]] const Pill &pill() const { return m_pill; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Pill m_pill;
};

StateWord::StateWord(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
}

void StateWord::setPill(const Pill &pill)
{
    m_pill = pill;
    setAccessibleName(pill.text);
    setVisible(!pill.text.isEmpty());
    updateGeometry();
    update();
}

QSize StateWord::sizeHint() const
{
    return sizeOf(m_pill, m_theme);
}

void StateWord::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    paintPill(&painter, rect(), m_pill, m_theme);
}

RecordHead::RecordHead(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_sign(new IconLabel(Icon::Person, Tone::Accent, host.theme(), this))
    , m_title(new ElidedLabel({}, this))
    , m_keys(new ElidedLabel({}, this))
    , m_under(new QWidget(this))
    , m_copy(iconButton(Icon::Copy, tr("Copy the ID"), host.theme(), this))
    , m_state(new StateWord(host.theme(), this))
    , m_figures(new QHBoxLayout)
    , m_buttons(new QHBoxLayout)
    , m_menu(iconButton(Icon::More, tr("Actions"), host.theme(), this))
{
    build();
    connect(m_copy, &QToolButton::clicked, this, [this] {
        copyText(m_id);
        m_host.tell(tr("Copied %1.").arg(m_id));
    });
}

void RecordHead::build()
{
    m_sign->setSurface(IconLabel::Surface::Circle);
    m_sign->setSide(20);
    m_title->setObjectName(u"recordTitle"_s);
    m_title->setFont(m_host.theme().font(Theme::Text::Heading));
    m_keys->setObjectName(u"recordKeys"_s);
    m_keys->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setRole(m_keys, Role::Small);
    m_copy->setObjectName(u"copyId"_s);
    setSmall(m_copy);
    m_copy->setAutoRaise(true);
    m_state->setObjectName(u"recordState"_s);
    m_menu->setObjectName(u"recordMenu"_s);
    m_menu->setPopupMode(QToolButton::InstantPopup);

    auto *under = rowIn(m_under, 6);
    under->addWidget(m_keys);
    under->addWidget(m_copy);
    under->addWidget(m_state);
    under->addStretch(1);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_under);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 16, 10);
    row->setSpacing(14);
    row->addWidget(m_sign);
    row->addLayout(words, 1);
    m_figures->setSpacing(16);
    row->addLayout(m_figures);
    m_buttons->setSpacing(8);
    m_buttons->addWidget(m_menu);
    row->addLayout(m_buttons);
}

void RecordHead::setBrief(bool brief)
{
    m_under->setVisible(!brief);
    m_sign->setVisible(!brief);
    layout()->setContentsMargins(16, brief ? 3 : 10, 16, brief ? 3 : 10);
}

void RecordHead::addButton(QWidget *button)
{
    m_buttons->insertWidget(m_buttons->count() - 1, button);
}

void RecordHead::show(const RecordLoader &reader, const details::ReadingContext &reading)
{
    const auto resource = reader.lookupKey()->resource();
    const auto &record = reader.record();
    m_id = reader.pathValues().constLast();
    const auto name = details::nameOf(resource, record);
    m_title->setText(name.isEmpty() ? m_id : name);
    const auto keys = details::keysOf(resource, record);
    m_keys->setText(keys.isEmpty() ? m_id : keys);
    m_copy->setToolTip(tr("Copy %1").arg(m_id));
    m_sign->set(iconOf(resource), Tone::Accent);

    const auto *state = catalogue::fieldOf(resource, QString(key::status));
    m_state->setPill(state ? pillOfRecord(record, details::readableText(*state, record, reading))
                           : Pill{});
    showFigures(reader, reading);
}

void RecordHead::showFigures(const RecordLoader &reader, const details::ReadingContext &reading)
{
    clearLayout(*m_figures);
    for (const auto *field : details::figuresOf(reader.lookupKey()->resource())) {
        const auto text = details::readableText(*field, reader.record(), reading);
        if (!text.isEmpty())
            m_figures->addWidget(figure(catalogue::titleOf(*field), text, field->key));
    }
    fitFigures();
}

// Hides the last statistics when space is short, because the name matters more.
void RecordHead::fitFigures()
{
    const auto &theme = m_host.theme();
    int room = width() - theme.scaled(104) - m_buttons->sizeHint().width() - theme.scaled(200);
    for (int at = 0; at < m_figures->count(); ++at) {
        auto *figure = m_figures->itemAt(at)->widget();
        room -= figure->sizeHint().width() + m_figures->spacing();
        figure->setVisible(room >= 0);
    }
}

// Fits the statistics again, because the buttons next to them change with the record.
bool RecordHead::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        fitFigures();
    return QWidget::event(event);
}

// Returns a link for statistics with a page of details, and a label for others.
QWidget *RecordHead::figureValue(const QString &title, const QString &text, const QString &key)
{
    if (std::ranges::find(linkedFigures, key) == linkedFigures.end()) {
        auto *value = new QLabel(text, this);
        value->setTextFormat(Qt::PlainText);
        setRole(value, Role::Strong);
        return value;
    }
    auto *link = new Button(text, m_host.theme(), this);
    link->setKind(Role::Link);
    link->setObjectName(u"figure:"_s + key);
    link->setAccessibleName(u"%1: %2"_s.arg(title, text));
    link->setToolTip(tr("Show the purchases"));
    connect(link, &QPushButton::clicked, this, [this, key] { Q_EMIT figureOpened(key); });
    return link;
}

QWidget *RecordHead::figure(const QString &title, const QString &text, const QString &key)
{
    auto *widget = new QWidget(this);
    auto *line = new QFrame(widget);
    setRole(line, Role::Divider);
    auto *name = new QLabel(title, widget);
    setRole(name, Role::Small);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(name);
    words->addWidget(figureValue(title, text, key));
    auto *row = rowIn(widget, 16);
    row->addWidget(line);
    row->addLayout(words);
    return widget;
}

} // namespace storedesk::ui::records
