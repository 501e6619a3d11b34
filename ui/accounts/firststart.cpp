// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/firststart.h"

#include "ui/accounts/choicecard.h"
#include "ui/theme/role.h"
#include "ui/theme/windowlanguage.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>

namespace storedesk::ui::accounts {

using namespace Qt::StringLiterals;

// The same shortcuts as in the main window.
static constexpr auto connectKey = Qt::CTRL | Qt::SHIFT | Qt::Key_N;
static constexpr auto practiceKey = Qt::CTRL | Qt::SHIFT | Qt::Key_P;

FirstStart::FirstStart(const Theme &theme, std::function<QString()> language, bool practice,
                       QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_language(std::move(language))
    , m_practice(practice)
{
    setObjectName(u"firstStart"_s);
    new QVBoxLayout(this);
    layout()->setContentsMargins(0, 0, 0, 0);
    if (practice)
        connect(new QShortcut(QKeySequence(practiceKey), this), &QShortcut::activated, this,
                &FirstStart::practiceAsked);
    build();
}

// Called again after a language change, because every widget shows text.
void FirstStart::build()
{
    discard(m_content);
    auto *scroll = new QScrollArea(this);
    m_content = scroll;
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *inner = new QWidget(scroll);
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(24);
    column->addStretch();
    column->addWidget(head(inner));
    m_notice = new Notice(m_theme, inner);
    m_notice->setObjectName(u"firstStartProblem"_s);
    m_notice->setMaximumWidth(m_theme.scaled(620));
    column->addWidget(m_notice, 0, Qt::AlignHCenter);
    column->addWidget(cards(inner), 0, Qt::AlignHCenter);
    column->addWidget(choices(inner), 0, Qt::AlignHCenter);
    column->addStretch();
    scroll->setWidget(inner);
    layout()->addWidget(scroll);
    showProblem();
}

QWidget *FirstStart::head(QWidget *parent)
{
    auto *head = new QWidget(parent);
    auto *column = columnIn(head, 8);
    auto *sign = new IconLabel(Icon::Store, Tone::Accent, m_theme, head);
    sign->setSide(40);
    auto *title = new QLabel(tr("Welcome to Storedesk"), head);
    auto large = m_theme.font(Theme::Text::Title);
    large.setPixelSize(m_theme.scaled(26));
    title->setFont(large);
    auto *text =
        new QLabel(tr("Look up data, import and export files, and design events. No sign-up is "
                      "needed. Data is sent only to the service address you enter."),
                   head);
    setRole(text, Role::Muted);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    text->setFixedWidth(m_theme.scaled(570));
    column->addWidget(sign, 0, Qt::AlignHCenter);
    column->addSpacing(4);
    column->addWidget(title, 0, Qt::AlignHCenter);
    // Centred with stretches, because an alignment would cut off the second line.
    auto *row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(text);
    row->addStretch();
    column->addLayout(row);
    return head;
}

QWidget *FirstStart::cards(QWidget *parent)
{
    auto *cards = new QWidget(parent);
    auto *row = new QHBoxLayout(cards);
    // Leaves room for the focus ring, which is drawn outside the cards.
    row->setContentsMargins(3, 3, 3, 3);
    row->setSpacing(16);
    auto *connecting =
        new ChoiceCard({.icon = Icon::Key,
                        .title = tr("Connect an account"),
                        .text = tr("You need the service address and an API key. The key is saved "
                                   "in your system keychain, and the test changes nothing."),
                        .button = tr("Connect…"),
                        .key = QKeySequence(connectKey),
                        .primary = true},
                       m_theme, cards);
    connecting->setObjectName(u"connectCard"_s);
    connect(connecting, &ChoiceCard::chosen, this, &FirstStart::connectAsked);
    QList<ChoiceCard *> all{connecting};
    if (m_practice) {
        all.append(
            new ChoiceCard({.icon = Icon::Store,
                            .title = tr("Try the practice store"),
                            .text = tr("A practice store that runs on this computer, with made-up "
                                       "contacts. Every page works, and nothing can go wrong."),
                            .button = tr("Start practising"),
                            .key = QKeySequence(practiceKey)},
                           m_theme, cards));
        all.last()->setObjectName(u"practiceCard"_s);
        connect(all.last(), &ChoiceCard::chosen, this, &FirstStart::practiceAsked);
    }
    all.append(
        new ChoiceCard({.icon = Icon::Files,
                        .title = tr("Open a file"),
                        .text = tr("Filter, sort, count and compare any export or CSV file. You "
                                   "don't need an account. You can also drop a file here."),
                        .button = tr("Open files…"),
                        .key = QKeySequence(QKeySequence::Open)},
                       m_theme, cards));
    all.last()->setObjectName(u"fileCard"_s);
    connect(all.last(), &ChoiceCard::chosen, this, &FirstStart::fileAsked);
    const int width = m_theme.scaled(292);
    int height = m_theme.scaled(254);
    // Use the height of the tallest card for all, because some languages need an additional line.
    for (const auto *card : all)
        height = std::max(height, card->layout()->totalHeightForWidth(width));
    for (auto *card : all) {
        card->setFixedSize(width, height);
        row->addWidget(card);
    }
    setFocusProxy(connecting);
    return cards;
}

QWidget *FirstStart::choices(QWidget *parent)
{
    auto *choices = new QWidget(parent);
    auto *row = rowIn(choices, 10);
    row->addWidget(languages(choices));
    row->addWidget(looks(choices));
    return choices;
}

QComboBox *FirstStart::languages(QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(u"languageChoice"_s);
    box->setAccessibleName(tr("Language"));
    for (const auto &choice : WindowLanguage::choices()) {
        auto name = QLocale(choice).nativeLanguageName();
        name.replace(0, 1, name.left(1).toUpper());
        // QLocale returns "American English" for English.
        box->addItem(iconOf(Icon::Globe, m_theme, Ink::Muted),
                     choice == "en"_L1 ? u"English"_s : name, choice);
    }
    box->setCurrentIndex(std::max(0, box->findData(m_language())));
    box->setMinimumWidth(m_theme.scaled(150));
    connect(box, &QComboBox::activated, this, [this, box] {
        const auto choice = box->currentData().toString();
        // The choice rebuilds this page, so the signal is queued until the combo box has finished
        // emitting its own signal.
        QMetaObject::invokeMethod(
            this, [this, choice] { Q_EMIT languageChosen(choice); }, Qt::QueuedConnection);
    });
    return box;
}

QComboBox *FirstStart::looks(QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(u"lookChoice"_s);
    box->setAccessibleName(tr("Theme"));
    const auto add = [&](Icon icon, const QString &text, Theme::Mode mode) {
        box->addItem(iconOf(icon, m_theme, Ink::Muted), text, QVariant::fromValue(mode));
    };
    add(Icon::Settings, tr("Same as system"), Theme::Mode::System);
    add(Icon::Sun, tr("Light"), Theme::Mode::Light);
    add(Icon::Moon, tr("Dark"), Theme::Mode::Dark);
    add(Icon::Sun, tr("High contrast, light"), Theme::Mode::HighContrastLight);
    add(Icon::Moon, tr("High contrast, dark"), Theme::Mode::HighContrastDark);
    box->setCurrentIndex(std::max(0, box->findData(QVariant::fromValue(m_theme.mode()))));
    box->setMinimumWidth(m_theme.scaled(190));
    connect(box, &QComboBox::activated, this,
            [this, box] { Q_EMIT lookChosen(box->currentData().value<Theme::Mode>()); });
    return box;
}

void FirstStart::tell(const base::Problem &problem)
{
    m_problem = problem;
    showProblem();
}

void FirstStart::showProblem()
{
    m_notice->setVisible(!m_problem.what.isEmpty());
    if (!m_problem.what.isEmpty())
        m_notice->tell(Tone::Err, m_problem.what,
                       u"%1\n%2"_s.arg(m_problem.why, m_problem.next).trimmed());
}

void FirstStart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_content)
        build();
}

} // namespace storedesk::ui::accounts
