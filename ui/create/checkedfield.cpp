// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/checkedfield.h"

#include "account/account.h"
#include "ui/create/findingline.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/makeeditor.h"
#include "ui/host/pagehost.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"

#include <QVBoxLayout>

namespace storedesk::ui::create {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using State = storedesk::records::ValueFinding::State;

constexpr auto pauseInTyping = 500ms;

CheckedField::CheckedField(PageHost &host, catalogue::FieldRule rule, catalogue::OperationId read,
                           Words words, QWidget *parent)
    : QWidget(parent)
    , m_words(std::move(words))
    , m_editor(forms::makeEditor(rule, host.theme(), this))
    , m_line(new FindingLine(host.theme(), this))
    , m_probe(new storedesk::records::ValueLookup(host.account().session(), read, this))
    , m_checker({.rules = {std::move(rule)}})
    , m_pause(host.clock().timer([this] { ask(); }))
{
    auto *box = columnIn(this, 4);
    box->addWidget(m_editor);
    box->addWidget(m_line);
    m_line->button()->setObjectName(u"action."_s + m_editor->key());
    setFocusProxy(m_editor);

    connect(m_editor, &forms::FieldEditor::edited, this, [this] {
        m_pause->start(pauseInTyping);
        show();
        Q_EMIT edited();
    });
    connect(m_probe, &storedesk::records::ValueLookup::changed, this, [this](const QString &value) {
        if (value != this->value())
            return;
        show();
        Q_EMIT found();
    });
    connect(m_line->button(), &QPushButton::clicked, this,
            [this] { Q_EMIT actionWanted(value()); });
}

QString CheckedField::value() const
{
    return m_editor->value().toString();
}

storedesk::records::ValueFinding CheckedField::finding() const
{
    return m_probe->of(value());
}

void CheckedField::ask()
{
    m_pause->stop();
    const auto text = value().toUtf8();
    // Do not look up invalid values.
    if (m_checker.check(0, {text.constData(), static_cast<std::size_t>(text.size())})
        == catalogue::Reason::None)
        m_probe->ask(value());
    show();
}

void CheckedField::askAgain()
{
    m_probe->forget(value());
    ask();
}

bool CheckedField::isGood() const
{
    const auto state = finding().state;
    return m_words.shouldExist ? state != State::Missing : state != State::Found;
}

void CheckedField::show()
{
    const auto known = finding();
    const auto icon = isGood() ? Icon::TickCircle : Icon::CrossCircle;
    const auto tone = isGood() ? Tone::Ok : Tone::Err;
    switch (known.state) {
    case State::Unasked:
        m_line->clear();
        break;
    case State::Asking:
        m_line->tell(Icon::Ring, Tone::Accent, tr("Checking…"));
        break;
    case State::Found:
        m_line->tell(icon, tone, m_words.found(known.record),
                     isGood() ? QString() : m_words.action);
        break;
    case State::Missing:
        m_line->tell(icon, tone, m_words.missing, isGood() ? QString() : m_words.action);
        break;
    case State::Failed:
        m_line->tell(Icon::Warning, Tone::Warn, known.words);
        break;
    }
}

FormIssues CheckedField::points() const
{
    if (isGood())
        return {};
    return {{.sentence = m_line->words(), .go = [this] {
                 m_editor->setFocus();
             }}};
}

} // namespace storedesk::ui::create
