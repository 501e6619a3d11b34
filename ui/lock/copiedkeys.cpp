// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lock/copiedkeys.h"

#include "settings/settings.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QLineEdit>
#include <QMimeData>

namespace storedesk::ui::lock {

using namespace Qt::StringLiterals;
using settings::Setting;

static constexpr std::array modes{QClipboard::Clipboard, QClipboard::Selection};

static QByteArray hashOf(const QString &text)
{
    return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
}

// Whether the field is a secret one. Secret fields set this hint, even while their text is visible.
static bool isSecret(const QLineEdit &field)
{
    return field.inputMethodHints().testFlag(Qt::ImhSensitiveData);
}

// Returns clipboard data in a format that tells the clipboard histories of KDE and GNOME to skip
// it.
static QMimeData *secretData(const QString &text)
{
    auto *data = new QMimeData;
    data->setText(text);
    data->setData(u"x-kde-passwordManagerHint"_s, "secret"_ba);
    return data;
}

CopiedKeys::CopiedKeys(const settings::Settings &settings, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_timer(clock.timer([this] { forget(); }))
{
    connect(QGuiApplication::clipboard(), &QClipboard::changed, this, &CopiedKeys::look);
    connect(qApp, &QCoreApplication::aboutToQuit, this, &CopiedKeys::forget);
}

CopiedKeys::~CopiedKeys()
{
    forget();
}

void CopiedKeys::look(QClipboard::Mode mode)
{
    const auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    if (m_marking || mode > QClipboard::Selection || !field || !isSecret(*field))
        return;
    auto *clipboard = QGuiApplication::clipboard();
    const auto text = clipboard->text(mode);
    // Ignore text that was copied by another program.
    if (text.isEmpty() || text != field->selectedText())
        return;
    m_marking = true;
    clipboard->setMimeData(secretData(text), mode);
    m_marking = false;
    m_copied[mode] = hashOf(text);
    m_timer->start(std::chrono::seconds(m_settings.number(Setting::CopiedKeySeconds)));
}

void CopiedKeys::forget()
{
    m_timer->stop();
    auto *clipboard = QGuiApplication::clipboard();
    for (const auto mode : modes) {
        const auto copied = std::exchange(m_copied[mode], {});
        if (!copied.isEmpty() && hashOf(clipboard->text(mode)) == copied)
            clipboard->clear(mode);
    }
}

} // namespace storedesk::ui::lock
