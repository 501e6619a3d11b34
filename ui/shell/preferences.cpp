// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "preferences.h"

#include "settings/settingsfile.h"
#include "ui/theme/textsize.h"

#include <QMetaEnum>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;
using settings::Setting;

Preferences::Preferences(const QString &file)
    : m_settings(std::make_shared<settings::Settings>(file))
{ }

Theme::Mode modeOf(const settings::Settings &settings)
{
    bool known = false;
    const int value = QMetaEnum::fromType<Theme::Mode>().keyToValue(
        settings.text(Setting::Look).toLatin1().constData(), &known);
    return known ? static_cast<Theme::Mode>(value) : Theme::Mode::System;
}

Theme::Mode Preferences::look() const
{
    return modeOf(*m_settings);
}

void Preferences::setLook(Theme::Mode look) const
{
    m_settings->set(
        Setting::Look,
        QString::fromLatin1(QMetaEnum::fromType<Theme::Mode>().valueToKey(static_cast<int>(look))));
}

int Preferences::textSize() const
{
    return m_settings->number(Setting::TextSize);
}

void Preferences::setTextSize(int percent) const
{
    m_settings->set(Setting::TextSize, QString::number(offeredTextSize(percent)));
}

QString Preferences::language() const
{
    return m_settings->text(Setting::Language);
}

void Preferences::setLanguage(const QString &code) const
{
    m_settings->set(Setting::Language, code);
}

bool Preferences::technicalNames() const
{
    return m_settings->isOn(Setting::TechnicalNames);
}

QByteArray Preferences::geometry() const
{
    return m_settings->file().isEmpty()
        ? QByteArray()
        : settings::storedValue(m_settings->file(), "geometry"_L1).toByteArray();
}

void Preferences::setGeometry(const QByteArray &geometry) const
{
    const auto &file = m_settings->file();
    // Write only changes, because this is called whenever the tabs change.
    if (!file.isEmpty() && geometry != this->geometry())
        settings::storeValue(file, "geometry"_L1, geometry);
}

QString Preferences::version() const
{
    const auto &file = m_settings->file();
    return file.isEmpty() ? QString() : settings::storedValue(file, "version"_L1).toString();
}

void Preferences::setVersion(const QString &version) const
{
    const auto &file = m_settings->file();
    if (!file.isEmpty() && version != this->version())
        settings::storeValue(file, "version"_L1, version);
}

} // namespace storedesk::ui::shell
