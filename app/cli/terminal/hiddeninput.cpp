// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/terminal/hiddeninput.h"

#include <QFile>

#include <cstdio>

#include <termios.h>
#include <unistd.h>

namespace storedesk::cli {

namespace {

// Turns off the echo of the terminal, if standard input is one.
class HiddenEcho final
{
public:
    explicit HiddenEcho(const QString &prompt)
    {
        if (tcgetattr(STDIN_FILENO, &m_before) != 0)
            return;
        m_terminal = true;
        auto hidden = m_before;
        hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        std::fprintf(stderr, "%s ", qPrintable(prompt));
        (void)tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    }
    ~HiddenEcho()
    {
        if (!m_terminal)
            return;
        (void)tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
        std::fputc('\n', stderr);
    }
    Q_DISABLE_COPY_MOVE(HiddenEcho)

private:
    termios m_before = {};
    bool m_terminal = false;
};

} // namespace

QByteArray readHiddenLine(const QString &prompt)
{
    const HiddenEcho hidden(prompt);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return {};
    auto line = input.readLine();
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return line;
}

} // namespace storedesk::cli
